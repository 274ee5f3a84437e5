//! The newsroom: posts, the moves they may make, and the pages readers see.

pub mod bulk;
pub mod checks;
pub mod command;
pub mod copy;
pub mod desk;
pub mod draft;
pub mod due;
pub mod edit;
pub mod head;
pub mod history;
pub mod html;
pub mod intake;
pub mod kept;
pub mod list;
pub mod margin;
pub mod page;
pub mod post;
pub mod preview;
pub mod published;
pub mod review;
pub mod sanitise;
pub mod similar;
pub mod slug;
pub mod store;
pub mod text;
pub mod writing;
