//! Workers AI, where it is bound: `AI.run(model, input)`.

use std::time::Duration;

use emberfi_domain::ports::Clock as _;
use emberfi_domain::seo::writer::model::prompt::Prompt;
use emberfi_domain::seo::writer::model::{Completion, ModelError, workers_ai};
use futures_util::future::{Either, select};
use js_sys::{Function, JSON, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use worker::Env;

use super::clock::IsolateClock;
use super::describe;

/// The binding with the model that is asked.
pub struct WorkersAi {
    binding: JsValue,
    /// `@cf/…`
    pub model: String,
    deadline: Duration,
}

impl WorkersAi {
    /// The binding called `AI`, `None` where there is none.
    pub fn bound(env: &Env, model: String, deadline: Duration) -> Option<Self> {
        let binding = Reflect::get(env, &"AI".into()).ok()?;
        binding.is_object().then_some(Self {
            binding,
            model,
            deadline,
        })
    }

    pub async fn complete(&self, prompt: &Prompt) -> Result<Completion, ModelError> {
        let asked = self.ask(prompt).map_err(|cause| broken(&cause))?;
        let answer = std::pin::pin!(JsFuture::from(asked));
        let deadline = std::pin::pin!(IsolateClock.sleep(self.deadline));
        let output = match select(answer, deadline).await {
            Either::Left((output, _)) => output.map_err(|cause| broken(&cause))?,
            Either::Right(_) => return Err(ModelError::TimedOut),
        };
        let text = JSON::stringify(&output).map_err(|cause| broken(&cause))?;
        workers_ai::read(&String::from(text))
    }

    fn ask(&self, prompt: &Prompt) -> Result<Promise, JsValue> {
        let run: Function = Reflect::get(&self.binding, &"run".into())?.dyn_into()?;
        let input = JSON::parse(&workers_ai::input(prompt))?;
        let promise = run.call2(&self.binding, &JsValue::from_str(&self.model), &input)?;
        Ok(Promise::resolve(&promise))
    }
}

fn broken(cause: &JsValue) -> ModelError {
    ModelError::Unreachable(describe(cause))
}
