//! Character references, as far as titles and addresses have them.

/// The text with its character references resolved: numbers, and the names that writing HTML
/// needs. Others stay as they are.
#[must_use]
pub fn decoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        let named = after
            .split_once(';')
            .and_then(|(name, after)| Some((character(name)?, after)));
        if let Some((character, after)) = named {
            out.push(character);
            rest = after;
        } else {
            out.push('&');
            rest = after;
        }
    }
    out.push_str(rest);
    out
}

fn character(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => '\u{a0}',
        "ndash" => '–',
        "mdash" => '—',
        "hellip" => '…',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_resolved_once_and_other_ampersands_stay() {
        assert_eq!(
            decoded("a &amp;amp; b &#39;c&#x27; &unknown; d & e"),
            "a &amp; b 'c' &unknown; d & e"
        );
    }
}
