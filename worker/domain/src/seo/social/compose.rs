//! The text of a post on a network: its headline, what it says, its link, within the network's length.

use super::network::Network;
use crate::site::Site;

/// A post as it is shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared<'a> {
    /// Its headline.
    pub title: &'a str,
    /// Its excerpt.
    pub excerpt: &'a str,
    /// Its last path segment.
    pub slug: &'a str,
}

/// The link to a post, telling the analytics where its readers come from.
#[must_use]
pub fn link(site: &Site, slug: &str, network: Network) -> String {
    site.address(&format!(
        "/blog/{slug}?utm_source={}&utm_medium=social&utm_campaign=blog",
        network.key()
    ))
}

/// The text for `network`, its link at the end.
#[must_use]
pub fn text(site: &Site, post: &Shared<'_>, network: Network) -> String {
    let link = link(site, post.slug, network);
    let counted = network.link_counts().unwrap_or(link.chars().count());
    let title = match network {
        Network::Discord => format!("**{}**", post.title),
        _ => post.title.to_owned(),
    };
    let closing = match network {
        Network::LinkedIn | Network::Telegram => "\n\nEducation, not financial advice.",
        _ => "",
    };
    // Two blank lines stand between the three parts.
    let spent = title.chars().count() + counted + closing.chars().count() + 4;
    let room = network.longest().saturating_sub(spent);
    let excerpt = cut(post.excerpt.trim(), room);
    if excerpt.is_empty() {
        return format!("{title}{closing}\n\n{link}");
    }
    format!("{title}\n\n{excerpt}{closing}\n\n{link}")
}

/// As many whole sentences as fit, else whole words and an ellipsis; nothing where even those would
/// be a stump.
fn cut(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.to_owned();
    }
    let start: String = text.chars().take(room).collect();
    if let Some((sentences, _)) = start.rsplit_once(". ") {
        return format!("{sentences}.");
    }
    let start: String = text.chars().take(room.saturating_sub(1)).collect();
    match start.rsplit_once(' ') {
        Some((words, _)) if words.chars().count() > 20 => {
            format!("{}…", words.trim_end_matches([',', ';', ':']))
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn counted(text: &str, network: Network) -> usize {
        let link = text.rsplit('\n').next().unwrap_or_default();
        let all = text.chars().count();
        let link_counts = network.link_counts();
        link_counts.map_or(all, |counts| all - link.chars().count() + counts)
    }

    proptest! {
        #[test]
        fn every_text_keeps_its_networks_length_and_ends_with_its_link(
            title in "[A-Z][a-z ]{0,99}", excerpt in "([A-Za-z]{1,9}[ .,]{1,2}){0,80}", slug in "[a-z-]{1,80}"
        ) {
            let post = Shared { title: &title, excerpt: &excerpt, slug: &slug };
            for network in Network::ALL {
                let text = text(Site::built_in(), &post, network);
                prop_assert!(text.ends_with(&link(Site::built_in(), &slug, network)));
                prop_assert!(text.contains(title.trim_end()));
                prop_assert!(counted(&text, network) <= network.longest(), "{network:?} {text}");
            }
        }
    }

    #[test]
    fn an_excerpt_is_cut_at_a_sentence_or_at_a_word() {
        assert_eq!(cut("One. Two is longer.", 12), "One.");
        assert_eq!(
            cut("Words that go on and on without an end", 30),
            "Words that go on and on…"
        );
        assert_eq!(cut("Supercalifragilistic", 10), "");
    }
}
