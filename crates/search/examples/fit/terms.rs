//! The terms of the evaluation as columns of the regression.

use std::collections::BTreeMap;

use damarium_moves::Core;
use damarium_search::{Judge, Phase, Weights, judge};

use crate::regression::Prior;

/// A single weight of this size shows how often its term counts, free of rounding.
pub const UNIT: i32 = 1000;
/// The places of a man's weight and of a king's among those of a phase.
const MAN: usize = 0;
const KING: usize = 1;
/// How hard single weights are held back, and those of the finer tables.
const SINGLE: f64 = 1e-5;
const TABLE: f64 = 2e-4;

/// Which weights are fitted together: mirror images are worth the same.
#[derive(Debug)]
pub struct Terms {
    /// For each column of a phase the weights that belong to it.
    columns: Vec<Vec<usize>>,
    /// How many weights come before the tables.
    single: usize,
}

impl Terms {
    pub fn new() -> Self {
        let all = Phase::NONE.clone().all().len();
        let first = all - 256;
        let mut columns: Vec<Vec<usize>> = (0..first).map(|index| vec![index]).collect();
        let mut mirrored: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for index in 0..256 {
            mirrored.entry(index.min(mirror(index))).or_default().push(first + index);
        }
        columns.extend(mirrored.into_values());
        let single = first - Phase::NONE.places.iter().flatten().count();
        Self { columns, single }
    }

    /// A judge for each column, who sees nothing but its term; first those of many men.
    pub fn judges(&self, core: &Core) -> Vec<Box<dyn Judge>> {
        let count = self.columns.len();
        let alone = (0..2 * count).map(|column| {
            let mut units = vec![0.0; 2 * count];
            units[column] = 1.0;
            judge(core, Some(&self.weights(&units, f64::from(UNIT))))
        });
        alone.collect()
    }

    /// Men and kings are worth something from the beginning, everything else is worth nothing.
    pub fn priors(&self) -> Vec<Prior> {
        let phase = (0..self.columns.len()).map(|column| match column {
            MAN => Prior { weight: 0.7, hold: SINGLE },
            KING => Prior { weight: 1.5, hold: SINGLE },
            _ => Prior { weight: 0.0, hold: if column < self.single { SINGLE } else { TABLE } },
        });
        let phase: Vec<Prior> = phase.collect();
        phase.repeat(2)
    }

    /// The fitted weights as the text of a constant (rustfmt breaks its lines), on the scale on which a man is worth 100.
    pub fn constants(&self, fitted: &[f64]) -> String {
        let man = f64::midpoint(fitted[MAN], fitted[self.columns.len() + MAN]);
        let Weights { many, few } = self.weights(fitted, 100.0 / man);
        format!("Weights {{ many: {many:?}, few: {few:?} }}")
    }

    fn weights(&self, columns: &[f64], scale: f64) -> Weights {
        let phase = |columns: &[f64]| {
            let mut phase = Phase::NONE;
            let mut all = phase.all();
            for (members, weight) in self.columns.iter().zip(columns) {
                for &index in members {
                    *all[index] = (weight * scale).round() as i32;
                }
            }
            phase
        };
        let (many, few) = columns.split_at(self.columns.len());
        Weights { many: phase(many), few: phase(few) }
    }
}

/// The neighbours of a man in the mirror: left and right change places, ahead and behind.
fn mirror(index: usize) -> usize {
    let turned = |pair: usize| pair >> 2 | (pair & 3) << 2;
    turned(index >> 4) << 4 | turned(index & 15)
}
