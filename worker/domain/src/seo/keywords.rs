//! The parts of Keyword Research: wordings and what two of them have in common ([`term`]), where they
//! come from ([`candidates`]), and the backlog they end in ([`backlog`]).

pub mod backlog;
pub mod candidates;
pub mod term;
