//! JSON-LD: whether it can be read, and has what each type needs to be of use to a search engine
//! (<https://developers.google.com/search/docs/appearance/structured-data>).

use serde_json::Value;

/// What a thing of each type cannot do without.
const REQUIRED: [(&str, &[&str]); 12] = [
    ("Article", &["headline", "datePublished", "author"]),
    ("BlogPosting", &["headline", "datePublished", "author"]),
    ("BreadcrumbList", &["itemListElement"]),
    ("Course", &["name", "description", "provider"]),
    ("FAQPage", &["mainEntity"]),
    ("ItemList", &["itemListElement"]),
    ("LearningResource", &["name"]),
    ("ListItem", &["position"]),
    ("Organization", &["name"]),
    ("Service", &["name", "provider"]),
    ("VideoObject", &["name", "thumbnailUrl", "uploadDate"]),
    ("WebSite", &["name", "url"]),
];

/// What is wrong with a block of JSON-LD, one sentence each.
#[must_use]
pub fn problems(json: &str) -> Vec<String> {
    let value: Value = match serde_json::from_str(json) {
        Ok(value) => value,
        Err(cause) => return vec![format!("A block of JSON-LD cannot be read: {cause}.")],
    };
    let mut found = Vec::new();
    let has_context = match &value {
        Value::Array(things) => things.iter().all(|thing| thing.get("@context").is_some()),
        thing => thing.get("@context").is_some(),
    };
    if !has_context {
        found.push("A block of JSON-LD has no @context.".to_owned());
    }
    look(&value, true, &mut found);
    found
}

/// Looks at a thing and the things in it. Things inside others may be mere references.
fn look(value: &Value, is_outer: bool, found: &mut Vec<String>) {
    match value {
        Value::Array(things) => {
            for thing in things {
                look(thing, is_outer, found);
            }
        }
        Value::Object(thing) => {
            let kind = thing
                .get("@type")
                .and_then(Value::as_str)
                .unwrap_or_default();
            if is_outer
                && kind.is_empty()
                && !thing.contains_key("@graph")
                && thing.get("@type").is_none()
            {
                found.push("A block of JSON-LD says no @type.".to_owned());
            }
            let required = REQUIRED.iter().find(|(name, _)| *name == kind);
            let is_whole = is_outer || kind == "ListItem";
            if let Some((_, fields)) = required.filter(|_| is_whole) {
                let missing: Vec<_> = fields
                    .iter()
                    .filter(|field| thing.get(**field).is_none_or(is_blank))
                    .copied()
                    .collect();
                if !missing.is_empty() {
                    found.push(format!("JSON-LD: {kind} lacks {}.", missing.join(", ")));
                }
            }
            for (name, inner) in thing {
                look(inner, name == "@graph", found);
            }
        }
        _ => {}
    }
}

fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(things) => things.is_empty(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_or_lacks_a_field_is_told_and_references_are_not() {
        assert_eq!(
            problems(
                r#"{"@context":"https://schema.org","@type":"Article","headline":"A","datePublished":"2027-01-01","author":{"@type":"Organization"}}"#
            ),
            [""; 0]
        );
        assert_eq!(
            problems(
                r#"[{"@context":"https://schema.org","@type":"Article","headline":" ","author":"x"}]"#
            ),
            ["JSON-LD: Article lacks headline, datePublished."]
        );
        assert_eq!(
            problems(r#"{"@type":"Thing"}"#),
            ["A block of JSON-LD has no @context."]
        );
        assert_eq!(problems("{").len(), 1);
    }
}
