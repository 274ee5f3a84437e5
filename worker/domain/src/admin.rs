//! Who may act: the password, the session and the brake on guessing.

pub mod account;
pub mod audit;
pub mod letters;
pub mod log;
pub mod login;
pub mod password;
pub mod session;
pub mod settings;
pub mod throttle;
