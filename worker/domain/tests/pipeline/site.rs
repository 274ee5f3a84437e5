//! The site as the Worker serves it, in miniature: a few static pages, and the blog rendered from the
//! database by the product's own renderer.

use emberfi_domain::blog::page;
use emberfi_domain::blog::published::{self, Before};
use emberfi_domain::ports::{OwnPage, Pages, PagesError};
use emberfi_domain::seo::listed::{self, ListedPage};
use emberfi_domain::seo::sitemap;
use emberfi_domain::site;

use serde_json::{Value, json};

use crate::support::Sqlite;

const SHELL: &str = "<!doctype html><html lang=\"en\"><head><!--edge:head--></head><body>\
    <a href=\"/\">Home</a><a href=\"/blog\">Blog</a><a href=\"/glossary\">Glossary</a>\
    <!--edge:main--><script type=\"application/json\"><!--edge:data--></script></body></html>";

/// Words of the glossary.
const GLOSSARY: [&str; 7] = [
    "AMM",
    "impermanent loss",
    "liquidity pool",
    "seed phrase",
    "validator",
    "oracle",
    "DeFi",
];

/// The site over a database.
pub struct Site<'d> {
    db: &'d Sqlite,
    /// Static pages: path and what stands in `main`.
    pub fixed: Vec<(&'static str, String)>,
    /// Pages that answer 404 although the sitemap lists them.
    pub missing: Vec<&'static str>,
}

impl<'d> Site<'d> {
    pub fn of(db: &'d Sqlite) -> Self {
        let glossary = "<h1>Glossary</h1><h2 id=\"amm\">AMM</h2><p>A pool.</p><h2 id=\"impermanent-loss\">Impermanent loss</h2><p>What it costs.</p>";
        Self {
            db,
            missing: Vec::new(),
            fixed: vec![
                ("/", "<h1>Learn decentralised finance</h1>".to_owned()),
                ("/glossary", glossary.to_owned()),
            ],
        }
    }
}

fn found(body: String) -> OwnPage {
    OwnPage {
        status: 200,
        location: None,
        body: Some(body),
    }
}

/// A page that has all that a page should have.
fn whole(path: &str, main: &str) -> String {
    let address = site::Site::built_in().address(path);
    let head = format!(
        "<title>The page {path} in words | Emberfi</title>\
         <meta name=\"description\" content=\"What one finds at {path}, told in a sentence that is long enough to be shown.\">\
         <link rel=\"canonical\" href=\"{address}\"><meta property=\"og:title\" content=\"T\">\
         <meta property=\"og:description\" content=\"D\"><meta property=\"og:image\" content=\"I\">\
         <meta property=\"og:url\" content=\"{address}\"><meta name=\"twitter:card\" content=\"summary\">"
    );
    SHELL
        .replace("<!--edge:head-->", &head)
        .replace("<!--edge:main-->", main)
        .replace("<!--edge:data-->", "{}")
}

fn listed_page(path: &str) -> ListedPage {
    ListedPage {
        path: path.to_owned(),
        title: "A page".to_owned(),
        description: "What one finds there.".to_owned(),
        images: Vec::new(),
    }
}

impl Pages for Site<'_> {
    async fn get(&self, path: &str) -> Result<OwnPage, PagesError> {
        let unreadable = |cause| PagesError(format!("{cause:?}"));
        let built_in = site::Site::built_in();
        if path == "/sitemap.xml" && !self.missing.contains(&path) {
            let posts = listed::all_posts(self.db).await.map_err(unreadable)?;
            let fixed: Vec<_> = self
                .fixed
                .iter()
                .map(|(path, _)| listed_page(path))
                .collect();
            return Ok(found(sitemap::xml(built_in, &fixed, &posts)));
        }
        if path == "/glossary.json" {
            let entries =
                GLOSSARY.map(|word| json!({ "id": word, "term": word, "short": "What it means." }));
            return Ok(found(json!(entries).to_string()));
        }
        if path == "/pages.json" {
            let pages = self.fixed.iter().map(|(path, main)| {
                json!({ "path": path, "title": main, "description": "", "images": [] })
            });
            return Ok(found(pages.collect::<Value>().to_string()));
        }
        let fixed = self.fixed.iter().find(|(fixed, _)| *fixed == path);
        if let Some((_, main)) = fixed.filter(|_| !self.missing.contains(&path)) {
            return Ok(found(whole(path, main)));
        }
        let (bare, query) = path.split_once('?').unwrap_or((path, ""));
        if bare == "/blog" {
            let before = Before::from_query(query);
            let posts = published::listed(self.db, before)
                .await
                .map_err(unreadable)?;
            let rendered = page::list(built_in, &posts, before);
            return Ok(found(rendered.into_shell(SHELL).unwrap()));
        }
        if let Some(slug) = bare.strip_prefix("/blog/")
            && let Some(post) = published::by_slug(self.db, slug)
                .await
                .map_err(unreadable)?
        {
            let rendered = page::article(built_in, &post);
            return Ok(found(rendered.into_shell(SHELL).unwrap()));
        }
        Ok(OwnPage {
            status: 404,
            location: None,
            body: Some("<h1>Not here</h1>".to_owned()),
        })
    }
}
