//! Putting text into HTML, XML and inline JSON.

/// Text for element content and quoted attributes, in HTML and XML alike.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// JSON for inside a `<script>` element: nothing in it can end the element or open a comment.
#[must_use]
pub fn inline_json(json: &serde_json::Value) -> String {
    json.to_string()
        .replace('<', "\\u003c")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn escaped_text_holds_no_markup(text in ".*") {
            let escaped = escape(&text);
            prop_assert!(!escaped.contains(['<', '>', '"', '\'']));
        }

        #[test]
        fn inline_json_cannot_leave_its_script_and_still_means_the_same(text in ".*(</script>|<!--)?.*") {
            let value = serde_json::json!({ "text": text });
            let inline = inline_json(&value);
            prop_assert!(!inline.contains('<'));
            prop_assert_eq!(serde_json::from_str::<serde_json::Value>(&inline).unwrap(), value);
        }
    }
}
