//! The parts of Social Media Sharing: the networks and what each takes ([`network`]), the text for
//! each ([`compose`]), the rows that keep a post from being shared twice ([`shares`]), and sending
//! ([`send`]).

pub mod compose;
pub mod network;
pub mod send;
pub mod shares;
