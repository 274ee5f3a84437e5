//! The files for crawlers and feed readers, read back by an XML parser.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod support;

use std::cell::RefCell;

use chrono::DateTime;
use emberfi_domain::blog::intake;
use emberfi_domain::blog::post::Status;
use emberfi_domain::blog::writing::Making;
use emberfi_domain::ports::{Http, HttpError, HttpRequest, HttpResponse, Timestamp};
use emberfi_domain::seo::feed::{self, Format};
use emberfi_domain::seo::indexnow::{self, Announced};
use emberfi_domain::seo::listed::{self, ListedPage, ListedPost};
use emberfi_domain::seo::writer::{Account, Category, Draft};
use emberfi_domain::seo::{llms, sitemap};
use emberfi_domain::site::Site;
use pollster::block_on;
use roxmltree::{Document, Node};
use serde_json::Value;
use support::Sqlite;

const NOW: Timestamp = Timestamp(1_795_183_200);

fn publish(db: &Sqlite, title: &str, content: &str, at: Timestamp) {
    let draft = Draft {
        title: title.to_owned(),
        excerpt: "What ‘a < b & c’ means, and [why].".to_owned(),
        content: content.to_owned(),
        category: Category::Trading,
        seo_title: String::new(),
        seo_description: String::new(),
        generated_by: "A test".to_owned(),
        sources: Vec::new(),
        figures: Vec::new(),
        word_count: 1,
    };
    let making = Making {
        account: &Account::default(),
        attempts: 1,
        failed_gates: &[],
    };
    block_on(intake::insert(
        db,
        &draft,
        &making,
        Status::Published,
        title,
        at,
    ))
    .unwrap();
}

/// A blog with everything that could break a file.
fn blog() -> Sqlite {
    let db = Sqlite::with_schema();
    publish(&db, "Plain", "<p>One.</p>", NOW);
    publish(
        &db,
        "Ampersands & <angles> ‘quoted’ ]]>",
        "<p>a &lt; b &amp; c ]]&gt; <a href=\"/glossary\">words</a></p><img src=\"/assets/pool.png\" alt=\"A pool\"><img src=\"https://images.example/a.png?x=1&amp;y=2\" alt=\"B\">",
        NOW.plus(3_600),
    );
    db
}

fn pages() -> Vec<ListedPage> {
    listed::pages(
        r#"[{"path":"/","title":"Home & more","description":"What there is.","images":["https://emberfi.example/og.png"]},
            {"path":"/defi-101-page/lesson-1","title":"Lesson [1]","description":"The first\nlesson.","images":[]}]"#,
    )
    .unwrap()
}

fn child<'a>(node: Node<'a, 'a>, name: &str) -> Option<&'a str> {
    let mut children = node.children();
    children
        .find(|child| child.tag_name().name() == name)
        .and_then(|child| child.text())
}

#[test]
fn the_sitemap_lists_pages_and_posts_with_their_changes_and_images() {
    let db = blog();
    let posts = block_on(listed::all_posts(&db)).unwrap();
    let xml = sitemap::xml(Site::built_in(), &pages(), &posts);
    let document = Document::parse(&xml).unwrap();
    let root = document.root_element();
    assert_eq!(
        (root.tag_name().name(), root.tag_name().namespace()),
        (
            "urlset",
            Some("http://www.sitemaps.org/schemas/sitemap/0.9")
        )
    );
    let urls: Vec<_> = root.children().filter(Node::is_element).collect();
    let addresses: Vec<_> = urls.iter().map(|url| child(*url, "loc").unwrap()).collect();
    assert_eq!(
        addresses,
        [
            "https://emberfi.example/",
            "https://emberfi.example/defi-101-page/lesson-1",
            "https://emberfi.example/blog",
            "https://emberfi.example/blog/ampersands-angles-quoted",
            "https://emberfi.example/blog/plain",
        ]
    );
    let changes: Vec<_> = urls.iter().map(|url| child(*url, "lastmod")).collect();
    assert_eq!(changes[..2], [None, None]);
    for change in changes[2..].iter().flatten() {
        assert!(DateTime::parse_from_rfc3339(change).is_ok(), "{change}");
    }
    assert_eq!(
        changes[2], changes[3],
        "the list changed with its newest post"
    );
    let images: Vec<_> = document
        .descendants()
        .filter(|node| {
            node.tag_name().name() == "loc" && node.parent().unwrap().tag_name().name() == "image"
        })
        .map(|node| node.text().unwrap())
        .collect();
    assert_eq!(
        images,
        [
            "https://emberfi.example/og.png",
            "https://emberfi.example/assets/pool.png",
            "https://images.example/a.png?x=1&y=2"
        ]
    );
}

fn posts() -> Vec<ListedPost> {
    block_on(listed::newest_posts(&blog(), feed::LENGTH)).unwrap()
}

#[test]
fn the_rss_feed_has_what_the_specification_requires() {
    let xml = feed::written(Format::Rss, Site::built_in(), &posts());
    let document = Document::parse(&xml).unwrap();
    assert_eq!(document.root_element().attribute("version"), Some("2.0"));
    let channel = document.root_element().first_element_child().unwrap();
    for name in ["title", "link", "description"] {
        assert!(child(channel, name).is_some(), "{name}");
    }
    let items: Vec<_> = channel
        .children()
        .filter(|node| node.tag_name().name() == "item")
        .collect();
    assert_eq!(items.len(), 2);
    assert_eq!(
        child(items[0], "title"),
        Some("Ampersands & <angles> ‘quoted’ ]]>")
    );
    for item in items {
        assert_eq!(child(item, "guid"), child(item, "link"));
        assert!(DateTime::parse_from_rfc2822(child(item, "pubDate").unwrap()).is_ok());
        assert!(child(item, "encoded").unwrap().starts_with("<p>"));
    }
    assert!(
        !xml.contains("href=&quot;/"),
        "an address means nothing elsewhere"
    );
}

#[test]
fn the_atom_feed_has_what_the_specification_requires() {
    for posts in [posts(), Vec::new()] {
        let xml = feed::written(Format::Atom, Site::built_in(), &posts);
        let document = Document::parse(&xml).unwrap();
        let root = document.root_element();
        assert_eq!(
            root.tag_name().namespace(),
            Some("http://www.w3.org/2005/Atom")
        );
        let mut entries: Vec<_> = root
            .children()
            .filter(|node| node.tag_name().name() == "entry")
            .collect();
        assert_eq!(entries.len(), posts.len());
        entries.push(root);
        for node in entries {
            assert!(child(node, "id").unwrap().starts_with("https://"));
            assert!(child(node, "title").is_some());
            assert!(DateTime::parse_from_rfc3339(child(node, "updated").unwrap()).is_ok());
        }
    }
}

#[test]
fn the_json_feed_has_what_the_specification_requires() {
    let text = feed::written(Format::Json, Site::built_in(), &posts());
    let feed: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(feed["version"], "https://jsonfeed.org/version/1.1");
    assert!(feed["title"].is_string());
    let items = feed["items"].as_array().unwrap();
    assert_eq!(items.len(), 2);
    for item in items {
        assert!(item["id"].is_string() && item["content_html"].is_string());
        assert!(DateTime::parse_from_rfc3339(item["date_published"].as_str().unwrap()).is_ok());
    }
    let content = items[0]["content_html"].as_str().unwrap();
    assert!(content.contains("href=\"https://emberfi.example/glossary\""));
}

#[test]
fn llms_txt_names_pages_lessons_and_articles_on_a_line_each() {
    let text = llms::text(Site::built_in(), &pages(), &posts());
    assert!(text.starts_with("# Emberfi\n\n> "));
    for line in [
        "- [Home & more](https://emberfi.example/): What there is.",
        "- [Lesson 1](https://emberfi.example/defi-101-page/lesson-1): The first lesson.",
        "- [Plain](https://emberfi.example/blog/plain): What ‘a < b & c’ means, and why.",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
    let headings: Vec<_> = text
        .lines()
        .filter(|line| line.starts_with("## "))
        .collect();
    assert_eq!(headings, ["## Pages", "## Lessons", "## Articles"]);
}

#[test]
fn a_list_of_pages_that_the_build_did_not_write_is_an_error_and_not_an_empty_sitemap() {
    for json in ["", "{}", "[\"/\"]", "[{\"path\":\"/\"}]"] {
        assert!(listed::pages(json).is_err(), "{json}");
    }
}

/// An endpoint that answers with a status, or not at all.
struct Engine {
    status: Option<u16>,
    told: RefCell<Vec<Value>>,
}

impl Http for Engine {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let body = serde_json::from_str(request.body.as_ref().unwrap().text()).unwrap();
        self.told.borrow_mut().push(body);
        let status = self.status.ok_or(HttpError::TimedOut)?;
        Ok(HttpResponse {
            status,
            body: String::new(),
        })
    }
}

fn announce(db: &Sqlite, status: Option<u16>) -> (Announced, Vec<Value>) {
    let engine = Engine {
        status,
        told: RefCell::default(),
    };
    let key = "0123456789abcdef";
    let outcome = indexnow::announce(db, &engine, Site::built_in(), indexnow::ENDPOINT, key);
    (block_on(outcome).unwrap(), engine.told.into_inner())
}

#[test]
fn what_is_published_is_announced_once_and_again_only_while_nobody_has_taken_it() {
    let db = blog();
    for status in [None, Some(429), Some(500)] {
        let (outcome, _) = announce(&db, status);
        assert!(matches!(outcome, Announced::Refused(_)), "{outcome:?}");
    }
    let (outcome, told) = announce(&db, Some(202));
    assert_eq!(outcome, Announced::Taken(2));
    assert_eq!(told[0]["host"], "emberfi.example");
    assert_eq!(
        told[0]["keyLocation"],
        "https://emberfi.example/0123456789abcdef.txt"
    );
    assert_eq!(told[0]["urlList"][0], "https://emberfi.example/blog/plain");
    assert_eq!(announce(&db, Some(200)).0, Announced::Nothing);
    publish(&db, "Newer", "<p>Two.</p>", NOW.plus(7_200));
    let (outcome, told) = announce(&db, Some(200));
    assert_eq!(outcome, Announced::Taken(1));
    assert_eq!(told[0]["urlList"][0], "https://emberfi.example/blog/newer");
}
