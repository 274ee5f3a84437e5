//! What an editor may write into a post: the limits of each field, and the new text they make.

use serde_json::{Map, Value};

use crate::contract::post::{BlogPost, PostEdit, Verdict};
use crate::error::Error;

use super::sanitise;
use super::text::count_words;

/// The longest comment with a verdict, in characters.
const MOST_COMMENT: usize = 2_000;

/// The editable part of a post, every field within its limits and the HTML clean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostText {
    /// 1 to 200 characters.
    pub title: String,
    /// Up to 600 characters.
    pub excerpt: String,
    /// Clean HTML.
    pub content: String,
    /// 1 to 60 characters.
    pub category: String,
    /// Up to 120 characters.
    pub seo_title: String,
    /// Up to 320 characters.
    pub seo_description: String,
}

impl PostText {
    /// The text of `post` after `edit`: fields that the edit does not name stay as they are.
    ///
    /// # Errors
    /// [`Error::InvalidField`] names the first field that cannot be taken.
    pub fn edited(post: &BlogPost, edit: PostEdit) -> Result<Self, Error> {
        let now = Self::of(post);
        Self {
            title: edit.title.unwrap_or(now.title),
            excerpt: edit.excerpt.unwrap_or(now.excerpt),
            content: edit.content.unwrap_or(now.content),
            category: edit.category.unwrap_or(now.category),
            seo_title: edit.seo_title.unwrap_or(now.seo_title),
            seo_description: edit.seo_description.unwrap_or(now.seo_description),
        }
        .checked()
    }

    /// Trims and measures every field and cleans the HTML.
    ///
    /// # Errors
    /// As [`PostText::edited`].
    pub fn checked(self) -> Result<Self, Error> {
        Ok(Self {
            title: required("title", "title", &self.title, 200)?,
            excerpt: line("excerpt", "excerpt", &self.excerpt, 600)?,
            content: sanitise::clean(&self.content).map_err(|unclean| Error::InvalidField {
                field: "content",
                problem: unclean.sentence().to_owned(),
            })?,
            category: required("category", "category", &self.category, 60)?,
            seo_title: line("seoTitle", "SEO title", &self.seo_title, 120)?,
            seo_description: line(
                "seoDescription",
                "SEO description",
                &self.seo_description,
                320,
            )?,
        })
    }

    /// The text of `post` as it stands.
    #[must_use]
    pub fn of(post: &BlogPost) -> Self {
        Self {
            title: post.title.clone(),
            excerpt: post.excerpt.clone(),
            content: post.content.clone(),
            category: post.category.clone(),
            seo_title: post.seo_title.clone(),
            seo_description: post.seo_description.clone(),
        }
    }

    /// Words of the article.
    #[must_use]
    pub fn word_count(&self) -> i64 {
        i64::try_from(count_words(&self.content)).unwrap_or(i64::MAX)
    }
}

impl PostEdit {
    /// Reads the fields of an edit from a request's body. Fields that an editor has no say in
    /// (status, author, times) are passed over, and `null` leaves a field as it is.
    ///
    /// # Errors
    /// [`Error::InvalidField`] for a field that is not text.
    pub fn parse(body: &Map<String, Value>) -> Result<Self, Error> {
        Ok(Self {
            version: body.get("version").and_then(Value::as_i64),
            title: text(body, "title")?,
            excerpt: text(body, "excerpt")?,
            content: text(body, "content")?,
            category: text(body, "category")?,
            seo_title: text(body, "seoTitle")?,
            seo_description: text(body, "seoDescription")?,
            slug: text(body, "slug")?,
            note: text(body, "note")?,
        })
    }
}

impl Verdict {
    /// Reads a verdict from a request's body.
    ///
    /// # Errors
    /// [`Error::InvalidField`] for comments that are not text or a version that is no whole number.
    pub fn parse(body: &Map<String, Value>) -> Result<Self, Error> {
        Ok(Self {
            comments: text(body, "comments")?,
            version: version(body)?,
        })
    }
}

/// The `version` of a body, `None` where it names none.
///
/// # Errors
/// [`Error::InvalidField`] for what is no whole number.
pub fn version(body: &Map<String, Value>) -> Result<Option<i64>, Error> {
    match body.get("version") {
        None | Some(Value::Null) => Ok(None),
        Some(value) => value.as_i64().map(Some).ok_or_else(|| Error::InvalidField {
            field: "version",
            problem: "The version must be a whole number.".to_owned(),
        }),
    }
}

/// A text field of a body, `None` where it is absent or null.
///
/// # Errors
/// [`Error::InvalidField`] for what is not text.
pub fn text(body: &Map<String, Value>, field: &'static str) -> Result<Option<String>, Error> {
    match body.get(field) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(_) => Err(Error::InvalidField {
            field,
            problem: format!("The field {field} must be text."),
        }),
    }
}

/// The comment that goes with a verdict.
///
/// # Errors
/// [`Error::InvalidField`] when it is longer than 2,000 characters.
pub fn comment(text: Option<&str>) -> Result<String, Error> {
    let text = text.unwrap_or_default();
    line("comments", "comment", text, MOST_COMMENT)
}

/// The note that goes with a save.
///
/// # Errors
/// As [`comment`].
pub fn note(text: Option<&str>) -> Result<String, Error> {
    line("note", "note", text.unwrap_or_default(), MOST_COMMENT)
}

fn required(field: &'static str, name: &str, text: &str, most: usize) -> Result<String, Error> {
    let text = line(field, name, text, most)?;
    if text.is_empty() {
        return Err(Error::InvalidField {
            field,
            problem: format!("The {name} cannot be empty."),
        });
    }
    Ok(text)
}

fn line(field: &'static str, name: &str, text: &str, most: usize) -> Result<String, Error> {
    let text = text.trim();
    if text.chars().count() > most {
        return Err(Error::InvalidField {
            field,
            problem: format!("The {name} is longer than {most} characters."),
        });
    }
    if text.contains(|c: char| c.is_control() && c != '\n' && c != '\r' && c != '\t') {
        return Err(Error::InvalidField {
            field,
            problem: format!("The {name} contains an invisible control character."),
        });
    }
    Ok(text.to_owned())
}
