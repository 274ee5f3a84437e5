//! What the embedded writer can write about, one file a topic.
//!
//! The order is the order of publication: neighbours differ in subject, so that two weeks running
//! do not feel alike. A new topic is a new file with a plan and facts that carry its key.

use super::plan::Topic;

mod approvals;
mod impermanent_loss;
mod lending;
mod oracles;
mod rflr;
mod slippage;
mod stablecoins;
mod yields;

/// All topics in the order in which seeds go through them.
pub(super) const TOPICS: [Topic; 8] = [
    impermanent_loss::TOPIC,
    rflr::TOPIC,
    approvals::TOPIC,
    lending::TOPIC,
    oracles::TOPIC,
    yields::TOPIC,
    slippage::TOPIC,
    stablecoins::TOPIC,
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::seo::writer::chance::SplitMix64;
    use crate::seo::writer::facts;
    use crate::seo::writer::plan::Block;
    use crate::seo::writer::render::Page;

    /// Every piece of prose of a topic, chosen or not.
    fn prose(topic: &Topic) -> Vec<&'static str> {
        let mut texts = Vec::new();
        for angle in topic.angles {
            texts.extend([
                angle.title,
                angle.seo_title,
                angle.seo_description,
                angle.excerpt,
            ]);
            texts.extend(angle.opening);
        }
        for passage in topic.sections.iter().flat_map(|section| section.iter()) {
            texts.push(passage.heading);
            for block in passage.blocks {
                match block {
                    Block::Text(text) => texts.push(text),
                    Block::Table { head, rows } => {
                        texts.extend(*head);
                        texts.extend(rows.iter().flat_map(|row| row.iter()));
                    }
                    Block::Points { from, .. } => {
                        texts.extend(from.iter().flat_map(|(heading, text)| [*heading, *text]));
                    }
                    Block::Checks { from, .. } => texts.extend(*from),
                }
            }
        }
        texts
    }

    #[test]
    fn every_passage_finds_its_figures_and_facts_with_every_example() {
        for topic in &TOPICS {
            for seed in 0..32 {
                let figures = (topic.figures)(&mut SplitMix64::new(seed));
                let mut page = Page::new(topic.key, &figures);
                for text in prose(topic) {
                    page.element("p", text).unwrap();
                }
            }
        }
    }

    #[test]
    fn headlines_and_descriptions_need_nothing_filled_in() {
        for angle in TOPICS.iter().flat_map(|topic| topic.angles) {
            for text in [
                angle.title,
                angle.seo_title,
                angle.seo_description,
                angle.excerpt,
            ] {
                assert!(!text.contains(['{', '[', '<']), "{text}");
            }
        }
    }

    #[test]
    fn every_fact_is_used_by_each_topic_it_is_filed_under() {
        for fact in facts::all() {
            for key in fact.topics {
                let topic = TOPICS.iter().find(|topic| topic.key == *key).unwrap();
                let used = prose(topic).iter().any(|text| {
                    text.contains(&format!("[{}]", fact.id))
                        || text.contains(&format!("[={}]", fact.id))
                });
                assert!(used, "{} does not use {}", topic.key, fact.id);
            }
        }
    }

    #[test]
    fn every_figure_of_an_example_is_printed_somewhere() {
        for topic in &TOPICS {
            let prose = prose(topic).concat();
            for (name, _) in (topic.figures)(&mut SplitMix64::new(0)) {
                assert!(
                    prose.contains(&format!("{{{name}}}")),
                    "{}: {name}",
                    topic.key
                );
            }
        }
    }

    #[test]
    fn the_fact_base_holds_at_least_thirty_facts_with_distinct_names_and_dated_sources() {
        let names: BTreeSet<_> = facts::all().map(|fact| fact.id).collect();
        assert!(names.len() >= 30);
        assert_eq!(names.len(), facts::all().count());
        for fact in facts::all() {
            assert!(
                fact.source.url.starts_with("https://"),
                "{}",
                fact.source.url
            );
            assert!(
                !fact.source.url.contains(['&', '"', '<']),
                "{}",
                fact.source.url
            );
            assert_eq!(fact.source.read_on.len(), "2026-11-21".len());
            assert!(fact.statement.ends_with(['.', '?']), "{}", fact.id);
        }
    }
}
