//! The writer that the variables choose.

use std::time::Duration;

use emberfi_domain::http::keeps_secrets;
use emberfi_domain::seo::writer::configured::ConfiguredWriter;
use emberfi_domain::seo::writer::model::openai::OpenAi;
use emberfi_domain::seo::writer::model::prompt::Prompt;
use emberfi_domain::seo::writer::model::{Completion, Model, ModelError, ModelWriter, Prices};
use worker::Env;

use crate::config;
use crate::platform::ai::WorkersAi;
use crate::platform::http::Fetch;

/// How long a model may take for one draft, unless `WRITER_TIMEOUT_SECONDS` says otherwise. Two
/// drafts must fit into the lease of a task.
const DEADLINE: Duration = Duration::from_mins(2);
/// No deadline is longer than this.
const LONGEST_DEADLINE: u64 = 240;

/// A model of one kind or the other.
pub enum Endpoint {
    /// Bound to the Worker.
    WorkersAi(WorkersAi),
    /// Somewhere on the network.
    OpenAi(OpenAi<Fetch>),
}

impl Model for Endpoint {
    fn name(&self) -> String {
        match self {
            Self::WorkersAi(bound) => format!("{} (Workers AI)", bound.model),
            Self::OpenAi(endpoint) => endpoint.name(),
        }
    }

    async fn complete(&self, prompt: &Prompt) -> Result<Completion, ModelError> {
        match self {
            Self::WorkersAi(bound) => bound.complete(prompt).await,
            Self::OpenAi(endpoint) => endpoint.complete(prompt).await,
        }
    }
}

/// The writer of `WRITER`: `embedded`, `workers-ai` or `openai`; embedded where nothing is said.
pub fn configured(env: &Env) -> ConfiguredWriter<Endpoint> {
    let endpoint = match config::text(env, "WRITER").as_deref() {
        None | Some("embedded") => return ConfiguredWriter::Embedded,
        Some("workers-ai") => workers_ai(env),
        Some("openai") => openai(env),
        Some(_) => Err("WRITER"),
    };
    match endpoint {
        Ok(model) => ConfiguredWriter::Model(ModelWriter {
            model,
            prices: prices(env),
        }),
        Err(setting) => ConfiguredWriter::Misconfigured(setting),
    }
}

fn workers_ai(env: &Env) -> Result<Endpoint, &'static str> {
    let model = config::text(env, "WRITER_MODEL").ok_or("WRITER_MODEL")?;
    let bound = WorkersAi::bound(env, model, deadline(env));
    bound.map(Endpoint::WorkersAi).ok_or("the binding AI")
}

fn openai(env: &Env) -> Result<Endpoint, &'static str> {
    let url = config::text(env, "WRITER_URL").filter(|url| keeps_secrets(url));
    Ok(Endpoint::OpenAi(OpenAi {
        http: Fetch,
        url: url.ok_or("WRITER_URL")?,
        model: config::text(env, "WRITER_MODEL").ok_or("WRITER_MODEL")?,
        key: config::text(env, "WRITER_API_KEY"),
        deadline: deadline(env),
    }))
}

fn deadline(env: &Env) -> Duration {
    let seconds = config::text(env, "WRITER_TIMEOUT_SECONDS");
    let seconds = seconds.and_then(|seconds| seconds.parse::<u64>().ok());
    seconds.map_or(DEADLINE, |seconds| {
        Duration::from_secs(seconds.clamp(1, LONGEST_DEADLINE))
    })
}

fn prices(env: &Env) -> Option<Prices> {
    let price = |name| config::text(env, name).and_then(|price| Prices::micros(&price));
    Some(Prices {
        input: price("WRITER_INPUT_PRICE")?,
        output: price("WRITER_OUTPUT_PRICE")?,
    })
}
