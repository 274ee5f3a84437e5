//! From counts to what an editor does about them: which changes are more than chance, and the week
//! in a minute's reading.

pub mod changes;
pub mod digest;
