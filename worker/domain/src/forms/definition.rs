//! Which forms there are and what each asks, read from `forms.json`, which the app draws them from.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

/// Which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum FormKind {
    /// A message.
    Contact,
    /// The affiliate waitlist.
    Affiliate,
    /// Enrolling in a tier of the learning centre.
    Enrolment,
    /// A coaching session that was paid on chain.
    Coaching,
    /// Asking for a consultation.
    Consultation,
    /// Proposing an interview.
    Interview,
}

impl FormKind {
    /// Every form.
    pub const ALL: [Self; 6] = [
        Self::Contact,
        Self::Affiliate,
        Self::Enrolment,
        Self::Coaching,
        Self::Consultation,
        Self::Interview,
    ];

    /// The kind as addresses, the database and `forms.json` name it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::Affiliate => "affiliate",
            Self::Enrolment => "enrolment",
            Self::Coaching => "coaching",
            Self::Consultation => "consultation",
            Self::Interview => "interview",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What a field takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FieldType {
    /// One line of text.
    Line,
    /// Text of several lines.
    Text,
    /// An e-mail address.
    Email,
    /// One of the field's choices.
    Choice,
    /// A transaction hash: `0x` and 64 hexadecimal digits.
    Transaction,
    /// One to three moments in UTC.
    Times,
}

/// One of the answers a field offers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Choice {
    /// What is sent.
    pub value: String,
    /// What is read.
    pub label: String,
}

/// One field of a form.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Field {
    /// Its name on the wire.
    pub name: String,
    /// What stands above it.
    pub label: String,
    /// What it takes.
    #[serde(rename = "type")]
    pub takes: FieldType,
    /// Whether it may not stay empty.
    pub required: bool,
    /// The most characters it takes.
    #[serde(default = "short")]
    pub most: usize,
    /// What stands below it.
    #[serde(default)]
    pub hint: String,
    /// What it offers, for [`FieldType::Choice`].
    #[serde(default)]
    pub choices: Vec<Choice>,
}

const fn short() -> usize {
    120
}

/// One form.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Definition {
    /// Its heading.
    pub title: String,
    /// What its mails are about.
    pub subject: String,
    /// What its button says.
    pub send: String,
    /// Its fields, in order.
    pub fields: Vec<Field>,
}

#[derive(Deserialize)]
struct Definitions {
    trap: String,
    forms: BTreeMap<String, Definition>,
}

fn built_in() -> &'static Definitions {
    static DEFINITIONS: OnceLock<Definitions> = OnceLock::new();
    DEFINITIONS.get_or_init(|| {
        // A test proves that the file parses; were it ever broken, no form would take anything.
        serde_json::from_str(include_str!("../../../../forms.json")).unwrap_or_else(|_| {
            Definitions {
                trap: String::new(),
                forms: BTreeMap::new(),
            }
        })
    })
}

/// The form of a kind; `None` only where `forms.json` lacks it.
#[must_use]
pub fn of(kind: FormKind) -> Option<&'static Definition> {
    built_in().forms.get(kind.name())
}

/// The name of the field that people do not see and programs fill in.
#[must_use]
pub fn trap() -> &'static str {
    &built_in().trap
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_form_that_asks_for_name_and_address() {
        assert!(!trap().is_empty());
        assert_eq!(built_in().forms.len(), FormKind::ALL.len());
        for kind in FormKind::ALL {
            let form = of(kind).unwrap();
            for (name, takes) in [("name", FieldType::Line), ("email", FieldType::Email)] {
                let field = form.fields.iter().find(|field| field.name == name).unwrap();
                assert!(field.required && field.takes == takes, "{kind:?} {name}");
            }
            for field in &form.fields {
                assert_ne!(field.name, trap());
                assert_eq!(
                    field.takes == FieldType::Choice,
                    !field.choices.is_empty(),
                    "{kind:?} {}",
                    field.name
                );
            }
        }
    }
}
