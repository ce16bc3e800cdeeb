//! Reads JSON field by field, and knows the name of the field that is wrong.

use damarium_board::{Directions, Square};
use serde_json::{Map, Value};

use crate::Flaw;

/// A value and the field it stands in.
#[derive(Clone, Debug)]
pub(crate) struct Node<'j> {
    field: String,
    value: &'j Value,
}

/// An object and the field it stands in.
#[derive(Clone, Debug)]
pub(crate) struct Object<'j> {
    field: String,
    entries: &'j Map<String, Value>,
}

impl<'j> Node<'j> {
    /// The whole text's value.
    pub(crate) fn root(value: &'j Value) -> Self {
        Self { field: "rules".to_owned(), value }
    }

    /// The flaw that `reason` names.
    pub(crate) fn flaw(&self, reason: impl Into<String>) -> Flaw {
        Flaw::new(&self.field, self.value, reason)
    }

    /// An object in which no other fields stand than `known` ones.
    pub(crate) fn object(&self, known: &[&str]) -> Result<Object<'j>, Flaw> {
        let entries = self.value.as_object().ok_or_else(|| self.flaw("an object is needed"))?;
        let object = Object { field: self.field.clone(), entries };
        match entries.keys().find(|name| !known.contains(&name.as_str())) {
            None => Ok(object),
            Some(name) => {
                let reason = format!("unknown field; there are {}", known.join(", "));
                Err(Flaw::new(object.name(name), &entries[name], reason))
            }
        }
    }

    /// The items of a list of at most `longest`.
    pub(crate) fn list(&self, longest: usize) -> Result<Vec<Self>, Flaw> {
        let items = self.value.as_array().ok_or_else(|| self.flaw("a list is needed"))?;
        if items.len() > longest {
            let reason = format!("at most {longest} are possible");
            return Err(Flaw::new(&self.field, format!("{} items", items.len()), reason));
        }
        let node = |(number, value)| Self { field: format!("{}[{number}]", self.field), value };
        Ok(items.iter().enumerate().map(node).collect())
    }

    /// A whole number from `least` to `most`.
    pub(crate) fn number(&self, least: i64, most: i64) -> Result<i64, Flaw> {
        let number = self.value.as_i64().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| self.flaw(format!("a whole number from {least} to {most} is needed")))
    }

    /// True or false.
    pub(crate) fn truth(&self) -> Result<bool, Flaw> {
        self.value.as_bool().ok_or_else(|| self.flaw("true or false is needed"))
    }

    /// One of the words, as what it stands for.
    pub(crate) fn word<T: Copy>(&self, words: &[(&str, T)]) -> Result<T, Flaw> {
        let found =
            self.value.as_str().and_then(|text| words.iter().find(|(word, _)| *word == text));
        found.map(|&(_, meaning)| meaning).ok_or_else(|| {
            let words: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
            self.flaw(format!("one of {} is needed", words.join(", ")))
        })
    }

    /// Nothing, or what `read` makes of the value.
    pub(crate) fn optional<T>(
        &self,
        read: impl FnOnce(&Self) -> Result<T, Flaw>,
    ) -> Result<Option<T>, Flaw> {
        if self.value.is_null() { Ok(None) } else { read(self).map(Some) }
    }

    /// A set of directions as a bit mask.
    pub(crate) fn directions(&self) -> Result<Directions, Flaw> {
        self.small(255).map(Directions::new)
    }

    /// The number of one of `squares` squares.
    pub(crate) fn square(&self, squares: usize) -> Result<Square, Flaw> {
        let number = self.small(u8::MAX)?;
        if usize::from(number) < squares {
            Ok(Square::new(number))
        } else {
            Err(self.flaw(format!("the board's squares are 0 to {}", squares.saturating_sub(1))))
        }
    }

    /// A list of squares, in which none stands twice.
    pub(crate) fn squares(&self, squares: usize) -> Result<Vec<Square>, Flaw> {
        let mut found = Vec::new();
        for item in self.list(squares)? {
            let square = item.square(squares)?;
            if found.contains(&square) {
                return Err(item.flaw("the square stands twice in the list"));
            }
            found.push(square);
        }
        Ok(found)
    }

    fn small(&self, most: u8) -> Result<u8, Flaw> {
        let number = self.number(0, i64::from(most))?;
        u8::try_from(number).map_err(|_| self.flaw("the number is too large"))
    }
}

impl<'j> Object<'j> {
    /// The value of a field that must be there.
    pub(crate) fn field(&self, name: &str) -> Result<Node<'j>, Flaw> {
        match self.entries.get(name) {
            Some(value) => Ok(Node { field: self.name(name), value }),
            None => Err(Flaw::new(self.name(name), "nothing", "the field is missing")),
        }
    }

    /// A field's full name.
    fn name(&self, name: &str) -> String {
        if self.field == "rules" { name.to_owned() } else { format!("{}.{name}", self.field) }
    }
}
