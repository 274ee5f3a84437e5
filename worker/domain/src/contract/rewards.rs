//! The rewards checker's answer.
