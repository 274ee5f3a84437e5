//! A form as it arrives, and what it takes to be a [`Submission`]: every field judged by the form's
//! definition, every problem named at once, so that nobody corrects one field at a time.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::definition::{self, Definition, Field, FieldType, FormKind};
use super::{FormError, moment};
use crate::error::Error;
use crate::ports::Timestamp;

/// The most preferred times of one form.
const MOST_TIMES: usize = 3;

/// The most characters of the sender's own key.
const KEY_LENGTH: std::ops::RangeInclusive<usize> = 16..=64;

/// A form as it was filled in, not judged yet: each field's texts under its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filled(BTreeMap<String, Vec<String>>);

impl Filled {
    /// Reads a JSON object whose values are texts or lists of texts; null is an empty field.
    ///
    /// # Errors
    /// [`Error::Malformed`] for values of another type.
    pub fn from_json(object: Map<String, Value>) -> Result<Self, Error> {
        let mut fields = BTreeMap::new();
        for (name, value) in object {
            let texts = match value {
                Value::Null => Vec::new(),
                Value::String(text) => vec![text],
                Value::Array(items) => items
                    .into_iter()
                    .map(|item| match item {
                        Value::String(text) => Ok(text),
                        _ => Err(not_text(&name)),
                    })
                    .collect::<Result<_, _>>()?,
                _ => return Err(not_text(&name)),
            };
            fields.insert(name, texts);
        }
        Ok(Self(fields))
    }

    /// Takes the pairs of a browser's own form post, in order.
    #[must_use]
    pub fn from_pairs(pairs: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut fields: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (name, text) in pairs {
            fields.entry(name).or_default().push(text);
        }
        Self(fields)
    }

    /// The first text of a field; empty where there is none.
    #[must_use]
    pub fn first(&self, name: &str) -> &str {
        self.all(name).first().map_or("", String::as_str)
    }

    /// Every text of a field.
    #[must_use]
    pub fn all(&self, name: &str) -> &[String] {
        self.0.get(name).map_or(&[], Vec::as_slice)
    }
}

fn not_text(name: &str) -> Error {
    Error::Malformed(format!(
        "the field {name} is neither text nor a list of texts"
    ))
}

/// What is wrong with a form: a sentence a field.
pub type Problems = BTreeMap<String, String>;

/// A form that was judged and found complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// Which form.
    pub kind: FormKind,
    /// The sender's key, or the hash of the content and the day: sending twice makes one row.
    pub key: String,
    /// SHA-256 of kind and content, in hexadecimal.
    pub content_hash: String,
    /// Who sent it.
    pub name: String,
    /// Where to answer.
    pub email: String,
    /// Every field that was filled in, cleaned; times are RFC 3339 in UTC.
    pub fields: BTreeMap<String, Vec<String>>,
}

impl Submission {
    /// Judges a form.
    ///
    /// # Errors
    /// [`FormError::Fields`] with a sentence for every field that cannot be taken as it is.
    pub fn judge(kind: FormKind, filled: &Filled, now: Timestamp) -> Result<Self, FormError> {
        let form = definition::of(kind).ok_or(FormError::NoSuchForm)?;
        let mut problems = Problems::new();
        let fields = clean_fields(form, filled, now, &mut problems);
        if !problems.is_empty() {
            return Err(FormError::Fields(problems));
        }
        let content_hash = hash(kind, &fields);
        let key = match filled.first("key") {
            key if is_key(key) => key.to_owned(),
            _ => format!("{}:{content_hash}", now.iso_date()),
        };
        let first = |name: &str| {
            let texts = fields.get(name).and_then(|texts| texts.first());
            texts.cloned().unwrap_or_default()
        };
        Ok(Self {
            kind,
            key,
            content_hash,
            name: first("name"),
            email: first("email"),
            fields,
        })
    }

    /// The transaction that the form names, in lower case.
    #[must_use]
    pub fn transaction(&self) -> Option<&str> {
        let texts = self.fields.get("transaction")?;
        texts.first().map(String::as_str)
    }
}

fn is_key(key: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    KEY_LENGTH.contains(&key.len()) && key.bytes().all(is_plain)
}

fn clean_fields(
    form: &Definition,
    filled: &Filled,
    now: Timestamp,
    problems: &mut Problems,
) -> BTreeMap<String, Vec<String>> {
    let mut fields = BTreeMap::new();
    for field in &form.fields {
        match clean(field, filled.all(&field.name), now) {
            Ok(texts) if texts.is_empty() => {}
            Ok(texts) => {
                fields.insert(field.name.clone(), texts);
            }
            Err(problem) => {
                problems.insert(field.name.clone(), problem);
            }
        }
    }
    fields
}

/// The field's texts, cleaned; empty where it was left empty and may be.
fn clean(field: &Field, texts: &[String], now: Timestamp) -> Result<Vec<String>, String> {
    let texts: Vec<String> = texts
        .iter()
        .map(|text| text.replace("\r\n", "\n").trim().to_owned())
        .filter(|text| !text.is_empty())
        .collect();
    if texts.is_empty() {
        return if field.required {
            Err(missing(field))
        } else {
            Ok(texts)
        };
    }
    if field.takes == FieldType::Times {
        return times(&texts, now);
    }
    let [text] = texts.as_slice() else {
        return Err("Please give one answer here.".to_owned());
    };
    one(field, text).map(|text| vec![text])
}

fn missing(field: &Field) -> String {
    match field.takes {
        FieldType::Email => "Please enter your e-mail address.".to_owned(),
        FieldType::Choice => "Please choose one.".to_owned(),
        FieldType::Times => "Please choose at least one time.".to_owned(),
        FieldType::Transaction => "Please enter the transaction hash.".to_owned(),
        FieldType::Line | FieldType::Text if field.name == "name" => {
            "Please enter your name.".to_owned()
        }
        FieldType::Line | FieldType::Text => "Please fill this in.".to_owned(),
    }
}

fn one(field: &Field, text: &str) -> Result<String, String> {
    let length = text.chars().count();
    if length > field.most && field.takes != FieldType::Choice {
        return Err(format!(
            "This is {length} characters long; there is room for {}.",
            field.most
        ));
    }
    let is_text = field.takes == FieldType::Text;
    let is_unprintable =
        |character: char| character.is_control() && !(is_text && matches!(character, '\n' | '\t'));
    if text.contains(is_unprintable) {
        return Err(if is_text {
            "This holds characters that cannot be shown.".to_owned()
        } else {
            "Please write this on one line.".to_owned()
        });
    }
    match field.takes {
        FieldType::Email if !is_email(text) => Err(
            "This does not look like an e-mail address. It needs one @ and a domain, as in name@example.org."
                .to_owned(),
        ),
        FieldType::Choice if !field.choices.iter().any(|choice| choice.value == text) => {
            Err("Please choose one of the answers offered.".to_owned())
        }
        FieldType::Transaction => transaction(text),
        _ => Ok(text.to_owned()),
    }
}

fn transaction(text: &str) -> Result<String, String> {
    let hash = text.to_ascii_lowercase();
    let digits = hash.strip_prefix("0x").unwrap_or_default();
    if digits.len() == 64 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        Ok(hash)
    } else if digits.len() == 40 {
        Err(
            "This is a wallet address. The transaction hash is longer: 0x and 64 characters."
                .to_owned(),
        )
    } else {
        Err("A transaction hash is 0x followed by 64 characters, 0 to 9 and a to f.".to_owned())
    }
}

/// What mail servers will take: stricter than the standard, which allows much that none does.
fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.split_once('@') else {
        return false;
    };
    let is_label = |label: &str| {
        !label.is_empty()
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label
                .chars()
                .all(|character| character.is_alphanumeric() || character == '-')
    };
    let is_local =
        |character: char| character.is_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(character);
    (1..=64).contains(&local.len())
        && local.chars().all(is_local)
        && !local.starts_with('.')
        && !local.ends_with('.')
        && !local.contains("..")
        && domain.contains('.')
        && domain.split('.').all(is_label)
}

fn times(texts: &[String], now: Timestamp) -> Result<Vec<String>, String> {
    if texts.len() > MOST_TIMES {
        return Err(format!("Please choose at most {MOST_TIMES} times."));
    }
    let mut moments = Vec::with_capacity(texts.len());
    for text in texts {
        let at = moment::parse(text)
            .ok_or_else(|| "Please choose date and time from the calendar.".to_owned())?;
        if let Some(problem) = moment::problem(at, now) {
            return Err(problem);
        }
        if moments.contains(&at.rfc3339()) {
            return Err("Two of these times are the same.".to_owned());
        }
        moments.push(at.rfc3339());
    }
    Ok(moments)
}

fn hash(kind: FormKind, fields: &BTreeMap<String, Vec<String>>) -> String {
    let mut hash = Sha256::new();
    hash.update(kind.name());
    for (name, texts) in fields {
        for text in texts {
            // Lengths keep two fields from reading like one.
            hash.update(format!("\n{name} {} {text}", text.len()));
        }
    }
    alloy_primitives::hex::encode(hash.finalize())
}

#[cfg(test)]
mod tests;
