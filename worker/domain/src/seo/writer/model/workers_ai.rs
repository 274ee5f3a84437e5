//! What Workers AI is sent and how its answers read; the binding itself is the platform's.
//!
//! Text models answer `{response, usage}`, some in the form of chat completions
//! (<https://developers.cloudflare.com/workers-ai/models/>).

use serde::Deserialize;
use serde_json::{Value, json};

use super::prompt::Prompt;
use super::{Completion, ModelError};

/// The most tokens of an answer: an article of 1,000 words with its JSON, twice. The platform's own
/// default would cut it off after 256.
const MOST_TOKENS: u32 = 4_096;

/// The input of `AI.run` for a text model, as JSON.
#[must_use]
pub fn input(prompt: &Prompt) -> String {
    json!({
        "messages": [
            { "role": "system", "content": prompt.system },
            { "role": "user", "content": prompt.user },
        ],
        "max_tokens": MOST_TOKENS,
    })
    .to_string()
}

#[derive(Deserialize)]
struct Answer {
    response: Option<Value>,
    #[serde(default)]
    choices: Vec<Choice>,
    usage: Option<Usage>,
}

#[derive(Deserialize)]
struct Choice {
    message: Message,
}

#[derive(Deserialize)]
struct Message {
    content: Option<String>,
}

#[derive(Deserialize)]
struct Usage {
    prompt_tokens: u64,
    completion_tokens: u64,
}

/// Reads what `AI.run` gave, as JSON.
///
/// # Errors
/// [`ModelError::Malformed`] or [`ModelError::Empty`].
pub fn read(output: &str) -> Result<Completion, ModelError> {
    let answer: Answer = serde_json::from_str(output)
        .map_err(|cause| ModelError::Malformed(format!("no text answer: {cause}")))?;
    let text = match answer.response {
        Some(Value::String(text)) => Some(text),
        Some(Value::Null) | None => {
            let choice = answer.choices.into_iter().next();
            choice.and_then(|choice| choice.message.content)
        }
        Some(object) => Some(object.to_string()),
    };
    Ok(Completion {
        text: text.ok_or(ModelError::Empty)?,
        tokens: answer
            .usage
            .map(|usage| (usage.prompt_tokens, usage.completion_tokens)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_form_of_answer_gives_its_text() {
        for (output, text) in [
            (
                r#"{"response":"words","usage":{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3}}"#,
                "words",
            ),
            (r#"{"response":{"title":"x"}}"#, r#"{"title":"x"}"#),
            (r#"{"choices":[{"message":{"content":"words"}}]}"#, "words"),
        ] {
            assert_eq!(read(output).unwrap().text, text);
        }
        assert_eq!(read("{}"), Err(ModelError::Empty));
        assert!(matches!(read("[]"), Err(ModelError::Malformed(_))));
    }
}
