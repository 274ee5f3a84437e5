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
