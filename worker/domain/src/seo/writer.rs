//! Writers of drafts.
