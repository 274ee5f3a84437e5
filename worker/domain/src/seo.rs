//! The weekly pipeline and what it writes.

pub mod writer;
