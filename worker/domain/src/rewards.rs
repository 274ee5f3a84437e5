//! The rewards checker: every rFLR claim of an address, proven against the contract's own state.
