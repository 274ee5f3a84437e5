//! The parts of Content Refresh: what ages in a text ([`ageing`]), what a machine may propose to do
//! about it ([`revise`]), and the proposals that wait for an editor ([`proposals`]).

pub mod ageing;
pub mod proposals;
pub mod revise;
