//! The writer that is configured: the embedded one, a model, or one that cannot be used and says
//! why. A writer that is set up wrongly is no reason to write with another one unasked.

use super::embedded::{EmbeddedWriter, GENERATED_BY};
use super::model::{Model, ModelError, ModelWriter};
use super::{Brief, Writer, WriterError, Written};

/// Whoever writes.
#[derive(Clone, Debug)]
pub enum ConfiguredWriter<M> {
    /// The writer that needs nothing.
    Embedded,
    /// A model.
    Model(ModelWriter<M>),
    /// A setting is missing or wrong; the text names it.
    Misconfigured(&'static str),
}

impl<M: Model> ConfiguredWriter<M> {
    /// Who it is, as the dashboard shows it.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Embedded => GENERATED_BY.to_owned(),
            Self::Model(writer) => writer.model.name(),
            Self::Misconfigured(setting) => ModelError::NotConfigured(setting).to_string(),
        }
    }
}

impl<M: Model> Writer for ConfiguredWriter<M> {
    async fn write(&self, brief: &Brief) -> Result<Written, WriterError> {
        match self {
            Self::Embedded => EmbeddedWriter.write(brief).await,
            Self::Model(writer) => writer.write(brief).await,
            Self::Misconfigured(setting) => {
                Err(WriterError::Model(ModelError::NotConfigured(setting)))
            }
        }
    }
}
