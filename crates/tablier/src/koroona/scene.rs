//! A stroke as JSON: discs, the striker, perhaps other equipment. Millimetres, from the shooter's left corner.

use std::io::Read;

use crate::exit::BadInput;
use anyhow::Context;
use serde::{Deserialize, Serialize};
use tablier_koroona::equipment::Equipment;
use tablier_koroona::physics::{BadScene, Body, Kind, Model, NoAnswer, Trace, Vec2, simulate};

/// What is read.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scene {
    /// The discs on the table.
    #[serde(default)]
    pub(crate) discs: Vec<Disc>,
    /// The striker, struck.
    pub(crate) striker: Striker,
    /// What differs from the standard.
    #[serde(default)]
    pub(crate) equipment: Equipment,
}

/// A disc at rest.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Disc {
    pub(crate) id: u32,
    pub(crate) side: Side,
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// A side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Side {
    Red,
    Black,
}

/// The striker.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Striker {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) vx: f64,
    pub(crate) vy: f64,
}

/// A body's name in the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum Name {
    Striker(&'static str),
    Disc(u32),
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Name::Striker(name) => name.fmt(f),
            Name::Disc(id) => id.fmt(f),
        }
    }
}

impl Scene {
    /// The scene on standard input.
    pub(crate) fn read() -> anyhow::Result<Scene> {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("can't read standard input")?;
        Scene::parse(&text)
    }

    pub(crate) fn parse(text: &str) -> anyhow::Result<Scene> {
        let bad = |problem: String| BadInput(format!("not a stroke: {problem}"));
        let mut scene: Scene = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
        scene.equipment = scene.equipment.validated().map_err(|error| bad(error.to_string()))?;
        let mut ids: Vec<u32> = scene.discs.iter().map(|disc| disc.id).collect();
        ids.sort_unstable();
        if let Some([twice, _]) = ids.array_windows().find(|[one, next]| one == next) {
            return Err(bad(format!("there are two discs with id {twice}")).into());
        }
        Ok(scene)
    }

    /// The bodies: the striker first, then the discs.
    pub(crate) fn bodies(&self) -> Vec<Body> {
        let Striker { x, y, vx, vy } = self.striker;
        let striker = Body::striker(x, y, Vec2::new(vx, vy));
        std::iter::once(striker).chain(self.discs.iter().map(|disc| Body::disc(disc.x, disc.y))).collect()
    }

    /// A body's name.
    pub(crate) fn name(&self, body: usize) -> Name {
        body.checked_sub(1).map_or(Name::Striker("striker"), |n| Name::Disc(self.discs[n].id))
    }

    /// A body's radius.
    pub(crate) fn radius(&self, kind: Kind) -> f64 {
        match kind {
            Kind::Striker => self.equipment.striker_radius,
            Kind::Disc => self.equipment.disc_radius,
        }
    }

    /// What happens.
    pub(crate) fn trace(&self) -> anyhow::Result<Trace> {
        let named = |body: usize| match self.name(body) {
            Name::Striker(name) => format!("the {name}"),
            Name::Disc(id) => format!("disc {id}"),
        };
        simulate(&Model::new(&self.equipment), &self.bodies()).map_err(|no_answer| {
            BadInput(match no_answer {
                NoAnswer::Scene(bad) => match bad {
                    BadScene::Crowded(count) => format!("{count} bodies are too many"),
                    BadScene::NotFinite(body) => format!("{}: not a number", named(body)),
                    BadScene::TooFast(body) => format!("{} is faster than 100 m/s", named(body)),
                    BadScene::OffSurface(body) => {
                        format!("{} does not lie on the playing surface", named(body))
                    }
                    BadScene::Overlap(a, b) => format!("{} and {} overlap", named(a), named(b)),
                },
                // With other equipment a stroke may well have no end.
                other => other.to_string(),
            })
            .into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = r#"{"discs":[{"id":0,"side":"red","x":500,"y":980}],
        "striker":{"x":500,"y":60,"vx":0,"vy":2500}}"#;

    #[test]
    fn the_documented_example_is_read_and_run() {
        let trace = Scene::parse(EXAMPLE).unwrap().trace().unwrap();
        assert!(!trace.events.is_empty() && trace.rest.len() == 2);
    }

    #[test]
    fn bad_input_is_named_in_one_line() {
        for (from, to, says) in [
            ("\"x\":500,\"y\":980", "\"x\":5,\"y\":980", "disc 0 does not lie on the playing surface"),
            ("\"x\":500,\"y\":980", "\"x\":510,\"y\":60", "the striker and disc 0 overlap"),
            ("2500", "1e9", "the striker is faster than 100 m/s"),
        ] {
            let text = EXAMPLE.replace(from, to);
            assert_eq!(Scene::parse(&text).unwrap().trace().unwrap_err().to_string(), says);
        }
        let twice = EXAMPLE.replace("}],", "},{\"id\":0,\"side\":\"red\",\"x\":1,\"y\":1}],");
        assert!(Scene::parse(&twice).unwrap_err().to_string().contains("two discs with id 0"));
        let equipment = EXAMPLE.replace("\"striker\"", "\"equipment\":{\"disc_mass\":-1},\"striker\"");
        assert!(Scene::parse(&equipment).unwrap_err().to_string().contains("disc_mass"));
        assert!(Scene::parse("{").is_err());
    }
}
