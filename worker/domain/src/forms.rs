//! What visitors send us, from the form to the inbox.
//!
//! [`definition`] is the one description of every form: the app draws from it, and
//! [`submission`] judges by it what arrives. [`spam`] keeps programs out without asking people to
//! solve anything, [`payment`] looks a coaching payment up on chain, [`store`] keeps what was sent
//! (one row, however often it is sent), [`letters`] writes the mails that go with it, and [`page`]
//! answers browsers that sent the form without JavaScript.

pub mod definition;
pub mod inbox;
pub mod letters;
pub mod moment;
pub mod page;
pub mod payment;
pub mod receive;
pub mod spam;
pub mod store;
pub mod submission;

use submission::Problems;

/// Why a form is not taken, or the inbox cannot do what is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormError {
    /// No form of that name.
    NoSuchForm,
    /// Fields that cannot be taken as they are.
    Fields(Problems),
    /// A person would hardly have sent it like this.
    LooksAutomated,
    /// The check against programs, which needs a script, has not run.
    Unchecked,
    /// Too many forms from one network.
    TooMany {
        /// Seconds until the next form is taken.
        retry_after: i64,
    },
    /// Another form was sent under the same key.
    KeyTaken,
    /// No such submission in the inbox.
    NoSuchSubmission,
}
