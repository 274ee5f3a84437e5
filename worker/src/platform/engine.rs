//! Analytics Engine, where it is bound: it takes every count as a data point of its own, at rates at
//! which the database's sums would be too dear.

use emberfi_domain::events::tally::Tally;
use worker::{AnalyticsEngineDataPointBuilder, AnalyticsEngineDataset, console_error};

/// A dataset. Its index is what was counted, its blob the name, its double the number.
pub struct Engine(AnalyticsEngineDataset);

impl Engine {
    /// `None` where none is bound.
    pub fn bound(binding: worker::Result<AnalyticsEngineDataset>) -> Option<Self> {
        binding.ok().map(Self)
    }

    /// Writes a beacon's counts. What fails is only logged: nobody waits for it.
    pub fn write(&self, tally: &Tally) {
        for ((what, name), number) in tally {
            let number = i32::try_from(*number).unwrap_or(i32::MAX);
            let written = AnalyticsEngineDataPointBuilder::new()
                .indexes([what.name()])
                .add_blob(name.as_str())
                .add_double(number)
                .write_to(&self.0);
            if let Err(cause) = written {
                console_error!("analytics engine: {cause}");
            }
        }
    }
}
