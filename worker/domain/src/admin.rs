//! Who may act: the password, the session and the brake on guessing.

pub mod login;
pub mod password;
pub mod session;
pub mod throttle;
