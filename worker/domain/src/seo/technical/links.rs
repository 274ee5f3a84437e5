//! Where a page's links lead: to a page of ours, to another site, or nowhere a crawler goes.

use crate::site::Site;

/// Where a link leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A path of this site, without query and fragment.
    Own(String),
    /// An address of another site, without fragment.
    Elsewhere(String),
}

/// Reads an `href` found on the page at `path`. `None` for what is no address of a page: a place on
/// the same page, a mail address, a telephone number.
#[must_use]
pub fn target(site: &Site, path: &str, href: &str) -> Option<Target> {
    let href = href.split('#').next().unwrap_or_default();
    let own = |rest: &str| Some(Target::Own(normal(rest)));
    if href.is_empty() {
        return None;
    }
    if let Some(rest) = href.strip_prefix(&site.url)
        && (rest.is_empty() || rest.starts_with(['/', '?']))
    {
        return own(rest);
    }
    if href.starts_with("https://") || href.starts_with("http://") {
        return Some(Target::Elsewhere(href.to_owned()));
    }
    if let Some(rest) = href.strip_prefix("//") {
        return Some(Target::Elsewhere(format!("https://{rest}")));
    }
    let has_scheme = href
        .split_once(':')
        .is_some_and(|(scheme, _)| !scheme.contains(['/', '?', '.']));
    if has_scheme {
        return None;
    }
    if href.starts_with('/') {
        return own(href);
    }
    if href.starts_with('?') {
        return own(path);
    }
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    own(&format!("{folder}/{href}"))
}

/// A path without query and trailing slash, its `.` and `..` resolved.
fn normal(path: &str) -> String {
    let path = path.split('?').next().unwrap_or_default();
    let mut segments: Vec<&str> = Vec::new();
    for segment in path.split('/') {
        match segment {
            "" | "." => {}
            ".." => {
                segments.pop();
            }
            other => segments.push(other),
        }
    }
    format!("/{}", segments.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_where_a_browser_would_go() {
        let site = Site::built_in();
        let own = |path: &str| Some(Target::Own(path.to_owned()));
        let other = |url: &str| Some(Target::Elsewhere(url.to_owned()));
        for (href, leads_to) in [
            ("/glossary/?q=a#b", own("/glossary")),
            ("lesson-2", own("/course/lesson-2")),
            ("../resources", own("/resources")),
            (&format!("{}/blog/a", site.url), own("/blog/a")),
            (&site.url, own("/")),
            ("?page=2", own("/course/lesson-1")),
            (
                "https://flare.network/a?b=c#d",
                other("https://flare.network/a?b=c"),
            ),
            (
                &format!("{}.evil.test/x", site.url),
                other(&format!("{}.evil.test/x", site.url)),
            ),
            ("//flare.network", other("https://flare.network")),
            ("#top", None),
            ("mailto:a@b.example", None),
            ("tel:+123", None),
            ("javascript:void(0)", None),
            ("", None),
        ] {
            assert_eq!(target(site, "/course/lesson-1", href), leads_to, "{href}");
        }
    }
}
