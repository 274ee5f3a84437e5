//! Any endpoint that speaks `OpenAI`'s chat completions, wherever it runs.
//!
//! Format: <https://platform.openai.com/docs/api-reference/chat/create>. Only `model` and
//! `messages` are sent, which every compatible server takes.

use std::time::Duration;

use serde::Deserialize;
use serde_json::json;

use super::prompt::Prompt;
use super::{Completion, Model, ModelError};
use crate::http::HttpBody;
use crate::ports::{Http, HttpError, HttpRequest};

/// The longest answer that is read.
const MOST_BYTES: usize = 512 * 1024;

/// A model behind an endpoint.
#[derive(Clone, Debug)]
pub struct OpenAi<H> {
    /// How it is reached.
    pub http: H,
    /// The API's base, `https://host/v1`.
    pub url: String,
    /// The model's name there.
    pub model: String,
    /// The key, where the endpoint wants one.
    pub key: Option<String>,
    /// How long a whole answer may take.
    pub deadline: Duration,
}

#[derive(Deserialize)]
struct Answer {
    choices: Vec<Choice>,
    usage: Option<Usage>,
}

#[derive(Deserialize)]
struct Choice {
    message: Message,
    finish_reason: Option<String>,
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

impl<H: Http> Model for OpenAi<H> {
    fn name(&self) -> String {
        let host = self.url.split("://").nth(1).unwrap_or(&self.url);
        let host = host.split('/').next().unwrap_or(host);
        format!("{} ({host})", self.model)
    }

    async fn complete(&self, prompt: &Prompt) -> Result<Completion, ModelError> {
        let body = json!({
            "model": self.model,
            "messages": [
                { "role": "system", "content": prompt.system },
                { "role": "user", "content": prompt.user },
            ],
        });
        let response = self
            .http
            .send(HttpRequest {
                url: format!("{}/chat/completions", self.url.trim_end_matches('/')),
                body: Some(HttpBody::Json(body.to_string())),
                bearer: self.key.clone(),
                deadline: self.deadline,
                max_bytes: MOST_BYTES,
            })
            .await
            .map_err(|cause| match cause {
                HttpError::TimedOut => ModelError::TimedOut,
                HttpError::TooLarge => ModelError::TooLong,
                HttpError::Redirected => ModelError::Unreachable("a redirect".to_owned()),
                HttpError::Unreachable(cause) => ModelError::Unreachable(cause),
            })?;
        match response.status {
            200 => read(&response.body),
            429 => Err(ModelError::Throttled),
            status => Err(ModelError::Status(status)),
        }
    }
}

fn read(body: &str) -> Result<Completion, ModelError> {
    let answer: Answer = serde_json::from_str(body)
        .map_err(|cause| ModelError::Malformed(format!("no chat completion: {cause}")))?;
    let choice = answer.choices.into_iter().next().ok_or(ModelError::Empty)?;
    if choice.finish_reason.as_deref() == Some("length") {
        return Err(ModelError::TooLong);
    }
    Ok(Completion {
        text: choice.message.content.unwrap_or_default(),
        tokens: answer
            .usage
            .map(|usage| (usage.prompt_tokens, usage.completion_tokens)),
    })
}
