//! The parts of Keyword Research: wordings and what two of them have in common ([`term`]), where they
//! come from ([`candidates`]; from Google [`google`], [`searched`]), and the backlog they end in ([`backlog`]).

pub mod backlog;
pub mod candidates;
pub mod google;
pub mod searched;
pub mod term;
