//! What is asked of a post beside an edit: the action with what it needs to be carried out.

use chrono::DateTime;
use serde_json::{Map, Value};

use super::edit;
use super::post::Action;
use crate::contract::post::Verdict;
use crate::error::Error;
use crate::ports::Timestamp;

/// How far ahead a post may be scheduled, in seconds: a year. Later is a slip of the year.
const FARTHEST_SECONDS: i64 = 366 * 86_400;

/// A move, with its particulars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Puts a draft before the editor.
    Submit,
    /// Finds the text fit to publish.
    Approve,
    /// Turns it down.
    Reject,
    /// Takes a rejection back.
    Reopen,
    /// Publishes it at that time.
    Schedule(Timestamp),
    /// Takes that time back.
    Unschedule,
    /// Publishes it now.
    Publish,
    /// Takes it away from the readers.
    Unpublish(Afterwards),
}

/// What readers find at the address of a post that was taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Afterwards {
    /// That it is gone.
    Gone,
    /// Another page: a path of our own.
    Redirect(String),
}

impl Command {
    /// Reads what `action` needs from a request's body, with the comment and the version.
    ///
    /// # Errors
    /// [`Error::InvalidField`] names the field that cannot be taken.
    pub fn parse(
        action: Action,
        body: &Map<String, Value>,
        now: Timestamp,
    ) -> Result<(Self, Verdict), Error> {
        let command = match action {
            Action::Submit => Self::Submit,
            Action::Approve => Self::Approve,
            Action::Reject => Self::Reject,
            Action::Reopen => Self::Reopen,
            Action::Schedule => Self::Schedule(publish_at(body, now)?),
            Action::Unschedule => Self::Unschedule,
            Action::Publish => Self::Publish,
            Action::Unpublish => Self::Unpublish(afterwards(body)?),
            Action::Create | Action::Edit | Action::Restore => {
                return Err(Error::InvalidField {
                    field: "action",
                    problem: "This is not a move of a post.".to_owned(),
                });
            }
        };
        Ok((command, Verdict::parse(body)?))
    }

    /// The action.
    #[must_use]
    pub const fn action(&self) -> Action {
        match self {
            Self::Submit => Action::Submit,
            Self::Approve => Action::Approve,
            Self::Reject => Action::Reject,
            Self::Reopen => Action::Reopen,
            Self::Schedule(_) => Action::Schedule,
            Self::Unschedule => Action::Unschedule,
            Self::Publish => Action::Publish,
            Self::Unpublish(_) => Action::Unpublish,
        }
    }

    /// The time that a post is to be published at once the command is carried out.
    #[must_use]
    pub const fn publish_at(&self) -> Option<Timestamp> {
        match self {
            Self::Schedule(at) => Some(*at),
            _ => None,
        }
    }

    /// What the timeline says of it beside the editor's own words.
    #[must_use]
    pub fn detail(&self) -> String {
        match self {
            Self::Schedule(at) => at.rfc3339(),
            Self::Unpublish(Afterwards::Gone) => "410".to_owned(),
            Self::Unpublish(Afterwards::Redirect(path)) => path.clone(),
            _ => String::new(),
        }
    }
}

fn publish_at(body: &Map<String, Value>, now: Timestamp) -> Result<Timestamp, Error> {
    let problem = |sentence: &str| Error::InvalidField {
        field: "publishAt",
        problem: sentence.to_owned(),
    };
    let text = edit::text(body, "publishAt")?
        .ok_or_else(|| problem("Please say when the post is to be published."))?;
    let at = DateTime::parse_from_rfc3339(text.trim())
        .map_err(|_| problem("Please give the date and time with its zone, as in RFC 3339."))?
        .timestamp();
    if at <= now.0 {
        return Err(problem("This time has passed. Choose one in the future."));
    }
    if at - now.0 > FARTHEST_SECONDS {
        return Err(problem(
            "This is more than a year ahead. Choose an earlier time.",
        ));
    }
    Ok(Timestamp(at))
}

fn afterwards(body: &Map<String, Value>) -> Result<Afterwards, Error> {
    let Some(path) = edit::text(body, "redirectTo")? else {
        return Ok(Afterwards::Gone);
    };
    let path = path.trim();
    if path.is_empty() {
        return Ok(Afterwards::Gone);
    }
    // `//host` and `/\host` lead to another host; anything below space could split a header.
    let leads_away = path.starts_with("//") || path.contains('\\');
    let is_plain = path.len() <= 200 && path.bytes().all(|byte| (b'!'..=b'~').contains(&byte));
    if !path.starts_with('/') || leads_away || !is_plain {
        return Err(Error::InvalidField {
            field: "redirectTo",
            problem: "Please give a path of this site, such as /blog/another-post.".to_owned(),
        });
    }
    Ok(Afterwards::Redirect(path.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const NOW: Timestamp = Timestamp(1_795_183_200);

    fn parse(action: Action, body: &Value) -> Result<Command, Error> {
        Command::parse(action, body.as_object().unwrap(), NOW).map(|(command, _)| command)
    }

    #[test]
    fn a_schedule_is_a_moment_within_the_coming_year() {
        assert_eq!(
            parse(
                Action::Schedule,
                &json!({ "publishAt": "2026-11-20T15:00:00+01:00" })
            ),
            Err(Error::InvalidField {
                field: "publishAt",
                problem: "This time has passed. Choose one in the future.".to_owned()
            })
        );
        assert_eq!(
            parse(
                Action::Schedule,
                &json!({ "publishAt": "2026-11-20T09:00:01-05:00" })
            ),
            Ok(Command::Schedule(NOW.plus(1)))
        );
        for text in [
            "",
            "tomorrow",
            "2026-12-01",
            "2026-12-01T09:00:00",
            "2036-01-01T00:00:00Z",
        ] {
            let refused = parse(Action::Schedule, &json!({ "publishAt": text }));
            assert!(
                matches!(
                    refused,
                    Err(Error::InvalidField {
                        field: "publishAt",
                        ..
                    })
                ),
                "{text}"
            );
        }
    }

    #[test]
    fn readers_of_an_unpublished_post_are_sent_nowhere_else_but_to_our_own_pages() {
        let unpublish = |path: &str| parse(Action::Unpublish, &json!({ "redirectTo": path }));
        assert_eq!(
            unpublish("/blog/pools"),
            Ok(Command::Unpublish(Afterwards::Redirect(
                "/blog/pools".to_owned()
            )))
        );
        assert_eq!(unpublish(" "), Ok(Command::Unpublish(Afterwards::Gone)));
        for path in [
            "https://evil.example",
            "//evil.example",
            "/\\evil.example",
            "blog",
            "/a\r\nset-cookie: x",
            "/ä",
        ] {
            assert!(unpublish(path).is_err(), "{path}");
        }
    }
}
