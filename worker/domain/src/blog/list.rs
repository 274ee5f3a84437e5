//! The admin's list of posts: searched, filtered, ordered, and read page by page by keyset, so
//! that the last page of 100,000 costs what the first does.
//!
//! The statement is put together from fixed parts. Which index serves it is decided here and not
//! left to the planner: a filter that the chosen order's index does not hold stands behind a unary
//! plus, which keeps it out of the planner's choice (<https://sqlite.org/optoverview.html>).

mod query;

use std::fmt::Write as _;

use serde::Deserialize;

use super::post::Status;
use super::store;
use crate::contract::list::{Facet, PostList, PostSummary};
use crate::ports::{Database, DatabaseError, Statement, Value};

pub use query::ListQuery;
use query::Sort;
pub(crate) use query::day;

/// Posts on one page.
const PAGE_LENGTH: usize = 50;

impl ListQuery {
    /// The statement that reads the page, with one post more than it shows where there are more.
    #[must_use]
    pub fn statement(&self) -> Statement {
        let mut parts = Parts::new();
        match &self.search {
            Some(expression) => self.found(expression, &mut parts),
            None => self.ordered(&mut parts),
        }
        Statement::new(parts.sql, parts.args)
    }

    fn found(&self, expression: &str, parts: &mut Parts) {
        parts.sql.push_str(
            " FROM post_search JOIN posts p ON p.id = post_search.rowid WHERE post_search MATCH ",
        );
        parts.argument(expression);
        self.filters(parts, [false; 4]);
        let (compare, direction) = if self.sort == Sort::Oldest {
            (">", "ASC")
        } else {
            ("<", "DESC")
        };
        if let Some(after) = &self.after {
            // Writing to a String cannot fail, here and below.
            let _ = write!(parts.sql, " AND post_search.rowid {compare} ");
            parts.argument(after.id);
        }
        let _ = write!(
            parts.sql,
            " ORDER BY post_search.rowid {direction} LIMIT 51"
        );
    }

    fn ordered(&self, parts: &mut Parts) {
        parts.sql.push_str(" FROM posts p WHERE true");
        let (column, compare, direction) = match self.sort {
            Sort::Newest => ("p.created_at", "<", "DESC"),
            Sort::Oldest => ("p.created_at", ">", "ASC"),
            Sort::Changed => ("p.updated_at", "<", "DESC"),
            Sort::Title => ("p.title COLLATE NOCASE", ">", "ASC"),
        };
        let by_age = matches!(self.sort, Sort::Newest | Sort::Oldest);
        // One equality leads the index: the rarest by nature. Dates are a range of its order.
        let author = by_age && self.author.is_some();
        let category = by_age && !author && self.category.is_some();
        let status = !author && !category && self.sort != Sort::Title;
        self.filters(parts, [status, category, author, by_age]);
        if let Some(after) = &self.after {
            let _ = write!(parts.sql, " AND ({column}, p.id) {compare} (");
            match self.sort {
                Sort::Title => parts.argument(after.key.as_str()),
                _ => parts.argument(after.key.parse().unwrap_or(0_i64)),
            }
            parts.sql.push_str(", ");
            parts.argument(after.id);
            parts.sql.push(')');
        }
        let _ = write!(
            parts.sql,
            " ORDER BY {column} {direction}, p.id {direction} LIMIT 51"
        );
    }

    /// The filters on status, category, author and age; `indexed` says which the index serves.
    fn filters(&self, parts: &mut Parts, indexed: [bool; 4]) {
        let [status, category, author, age] = indexed.map(|is| if is { "" } else { "+" });
        let mut filter = |plus: &str, test: &str, value: Option<Value>| {
            if let Some(value) = value {
                let _ = write!(parts.sql, " AND {plus}{test} ");
                parts.argument(value);
            }
        };
        filter(
            status,
            "p.status =",
            self.status.map(|status| status.as_str().into()),
        );
        filter(
            category,
            "p.category =",
            self.category.as_deref().map(Value::from),
        );
        filter(
            author,
            "p.generated_by =",
            self.author.as_deref().map(Value::from),
        );
        filter(age, "p.created_at >=", self.from.map(Value::from));
        filter(age, "p.created_at <", self.until.map(Value::from));
    }

    /// Where the page after `last` begins.
    fn next(&self, last: &PostSummary, place: &Place) -> String {
        match self.sort {
            _ if self.search.is_some() => format!("{}.", last.id),
            Sort::Newest | Sort::Oldest => format!("{}.{}", last.id, place.created),
            Sort::Changed => format!("{}.{}", last.id, place.updated),
            Sort::Title => format!("{}.{}", last.id, last.title),
        }
    }
}

/// A statement in the making.
struct Parts {
    sql: String,
    args: Vec<Value>,
}

impl Parts {
    fn new() -> Self {
        let sql = "SELECT p.id, p.slug, p.title, p.excerpt, p.category, p.status, p.version, \
             p.generated_by AS generatedBy, p.word_count AS wordCount, \
             strftime('%Y-%m-%dT%H:%M:%SZ', p.created_at, 'unixepoch') AS createdAt, \
             strftime('%Y-%m-%dT%H:%M:%SZ', p.updated_at, 'unixepoch') AS updatedAt, \
             strftime('%Y-%m-%dT%H:%M:%SZ', p.published_at, 'unixepoch') AS publishedAt, \
             strftime('%Y-%m-%dT%H:%M:%SZ', p.publish_at, 'unixepoch') AS publishAt, \
             p.created_at AS created, p.updated_at AS updated";
        Self {
            sql: sql.to_owned(),
            args: Vec::new(),
        }
    }

    fn argument(&mut self, value: impl Into<Value>) {
        self.args.push(value.into());
        let _ = write!(self.sql, "?{}", self.args.len());
    }
}

#[derive(Deserialize)]
struct Place {
    created: i64,
    updated: i64,
}

#[derive(Deserialize)]
struct Row {
    #[serde(flatten)]
    post: PostSummary,
    #[serde(flatten)]
    place: Place,
}

/// One page of the list, with the values its filters may take.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn page(db: &impl Database, query: &ListQuery) -> Result<PostList, DatabaseError> {
    let answers = db.batch(vec![query.statement(), facets()]).await?;
    let mut answers = answers.into_iter();
    let mut rows: Vec<Row> = answers.next().unwrap_or_default().parse()?;
    let facets: Vec<FacetRow> = answers.next().unwrap_or_default().parse()?;
    let has_more = rows.len() > PAGE_LENGTH;
    rows.truncate(PAGE_LENGTH);
    let next = rows
        .last()
        .filter(|_| has_more)
        .map(|last| query.next(&last.post, &last.place));
    let of = |facet: &str| {
        facets
            .iter()
            .filter(|row| row.facet == facet)
            .map(|row| Facet {
                value: row.value.clone(),
                number: row.number,
            })
            .collect::<Vec<_>>()
    };
    let (categories, authors) = (of("category"), of("author"));
    Ok(PostList {
        total: total(db, query, &categories, &authors).await?,
        posts: rows.into_iter().map(|row| row.post).collect(),
        next,
        categories,
        authors,
    })
}

#[derive(Deserialize)]
struct FacetRow {
    facet: String,
    value: String,
    number: i64,
}

fn facets() -> Statement {
    Statement::new(
        "SELECT facet, value, number FROM post_facets WHERE number > 0 ORDER BY facet, value LIMIT 500",
        [],
    )
}

/// How many posts there are in all, where a counter tells: under one filter at most.
async fn total(
    db: &impl Database,
    query: &ListQuery,
    categories: &[Facet],
    authors: &[Facet],
) -> Result<Option<i64>, DatabaseError> {
    if query.search.is_some() || query.from.is_some() || query.until.is_some() {
        return Ok(None);
    }
    let number = |facets: &[Facet], value: &str| {
        facets
            .iter()
            .find(|facet| facet.value == value)
            .map_or(0, |facet| facet.number)
    };
    match (query.status, &query.category, &query.author) {
        (None, Some(category), None) => Ok(Some(number(categories, category))),
        (None, None, Some(author)) => Ok(Some(number(authors, author))),
        (status, None, None) => {
            let counts = store::stats(db).await?;
            Ok(Some(match status {
                None => counts.total_posts,
                Some(Status::Draft) => counts.drafts,
                Some(Status::PendingApproval) => counts.pending_approval,
                Some(Status::Approved) => counts.approved,
                Some(Status::Published) => counts.published,
                Some(Status::Rejected) => counts.rejected,
            }))
        }
        _ => Ok(None),
    }
}
