//! Logistic regression by gradient descent.

use crate::sample::Sample;

const ROUNDS: usize = 400;
const PACE: f64 = 0.02;

/// A weight before anything is known about it, and how hard it is to move away from there.
#[derive(Clone, Copy, Debug)]
pub struct Prior {
    pub weight: f64,
    pub hold: f64,
}

/// The weights, in men, that foretell the expected scores best: one for each prior.
pub fn fit(samples: &[Sample], priors: &[Prior]) -> Vec<f64> {
    let mut weights: Vec<f64> = priors.iter().map(|prior| prior.weight).collect();
    let (mut mean, mut spread) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
    let (mut fade_mean, mut fade_spread) = (1.0, 1.0);
    for round in 0..ROUNDS {
        let (mut slopes, loss) = slopes(samples, &weights);
        for ((slope, &weight), prior) in slopes.iter_mut().zip(&weights).zip(priors) {
            *slope += prior.hold * (weight - prior.weight);
        }
        // Adam: steps of even size, whatever the scale of a term
        fade_mean *= 0.9;
        fade_spread *= 0.99;
        let pace = PACE * (1.0 - round as f64 / ROUNDS as f64);
        for (index, slope) in slopes.into_iter().enumerate() {
            mean[index] = 0.9 * mean[index] + 0.1 * slope;
            spread[index] = 0.99 * spread[index] + 0.01 * slope * slope;
            let step = mean[index] / (1.0 - fade_mean);
            let size = (spread[index] / (1.0 - fade_spread)).sqrt() + 1e-9;
            weights[index] -= pace * step / size;
        }
        if round % 50 == 0 || round + 1 == ROUNDS {
            eprintln!("round {round}: {loss:.5}");
        }
    }
    weights
}

/// The gradient of the mean loss, and the loss.
fn slopes(samples: &[Sample], weights: &[f64]) -> (Vec<f64>, f64) {
    let (mut slopes, mut loss) = (vec![0.0; weights.len()], 0.0);
    for sample in samples {
        let terms = sample.terms.iter();
        let sum: f64 = terms.map(|&(term, count)| weights[term as usize] * f64::from(count)).sum();
        let foretold = (1.0 / (1.0 + (-sum).exp())).clamp(1e-6, 1.0 - 1e-6);
        let expected = sample.expected;
        loss -= expected * foretold.ln() + (1.0 - expected) * (1.0 - foretold).ln();
        for &(term, count) in &sample.terms {
            slopes[term as usize] += (foretold - expected) * f64::from(count);
        }
    }
    let all = samples.len().max(1) as f64;
    for slope in &mut slopes {
        *slope /= all;
    }
    (slopes, loss / all)
}
