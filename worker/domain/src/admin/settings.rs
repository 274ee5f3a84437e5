//! What the admin chose in Settings: one row a choice, defaults for the rest.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::log::{self, Deed};
use crate::blog::edit;
use crate::contract::checks::CheckKind;
use crate::contract::settings::Settings;
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::seo::social::network::Network;

impl Default for Settings {
    fn default() -> Self {
        Self {
            mail_to: String::new(),
            mail_on_drafts: true,
            mail_on_failure: true,
            mail_digest: true,
            cron_running: true,
            blocking_checks: Vec::new(),
        }
    }
}

/// The settings as they are. A stored value that this version cannot read has its default.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn read(db: &impl Database) -> Result<Settings, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        name: String,
        value: String,
    }
    let rows: Vec<Row> = db
        .run(Statement::new("SELECT name, value FROM settings", []))
        .await?
        .parse()?;
    let mut settings = Settings::default();
    for Row { name, value } in rows {
        if let Ok(value) = serde_json::from_str(&value) {
            settings.take(&name, &value);
        }
    }
    Ok(settings)
}

impl Settings {
    /// Takes one value by its name on the wire; others are passed over.
    fn take(&mut self, name: &str, value: &Value) {
        let switch = value.as_bool();
        match name {
            "mailTo" => value
                .as_str()
                .unwrap_or_default()
                .clone_into(&mut self.mail_to),
            "mailOnDrafts" => self.mail_on_drafts = switch.unwrap_or(self.mail_on_drafts),
            "mailOnFailure" => self.mail_on_failure = switch.unwrap_or(self.mail_on_failure),
            "mailDigest" => self.mail_digest = switch.unwrap_or(self.mail_digest),
            "cronRunning" => self.cron_running = switch.unwrap_or(self.cron_running),
            "blockingChecks" => {
                self.blocking_checks = serde_json::from_value(value.clone()).unwrap_or_default();
            }
            _ => {}
        }
    }
}

/// Changes the settings that `body` names.
///
/// # Errors
/// [`Error::InvalidField`] names the first that cannot be taken; then none is changed.
pub async fn change(
    db: &impl Database,
    body: &Map<String, Value>,
    actor: &str,
    at: Timestamp,
) -> Result<(), Error> {
    let mut changes: Vec<(&'static str, Value)> = Vec::new();
    if let Some(text) = edit::text(body, "mailTo")? {
        let address = text.trim();
        if !address.is_empty() {
            mail_address("mailTo", address)?;
        }
        changes.push(("mailTo", address.into()));
    }
    for name in ["mailOnDrafts", "mailOnFailure", "mailDigest"] {
        match body.get(name) {
            None | Some(Value::Null) => {}
            Some(Value::Bool(value)) => changes.push((name, (*value).into())),
            Some(_) => return Err(invalid(name, "This is either on or off.")),
        }
    }
    if let Some(value) = body.get("blockingChecks").filter(|value| !value.is_null()) {
        serde_json::from_value::<Vec<CheckKind>>(value.clone())
            .map_err(|_| invalid("blockingChecks", "There is no such check."))?;
        changes.push(("blockingChecks", value.clone()));
    }
    let names: Vec<_> = changes.iter().map(|(name, _)| *name).collect();
    let mut statements = vec![log::entry(
        Deed::ChangeSettings,
        actor,
        &names.join(", "),
        at,
    )];
    statements.extend(
        changes
            .iter()
            .map(|(name, value)| row(name, value, actor, at)),
    );
    db.batch(statements).await?;
    Ok(())
}

/// Lets the weekly run go by its schedule, or stops it.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn run_cron(
    db: &impl Database,
    running: bool,
    actor: &str,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    let deed = if running {
        Deed::StartCron
    } else {
        Deed::StopCron
    };
    db.batch(vec![
        row("cronRunning", &running.into(), actor, at),
        log::entry(deed, actor, "", at),
    ])
    .await?;
    Ok(())
}

/// The networks that the admin has texts sent to by themselves.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn social(db: &impl Database) -> Result<Vec<Network>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        name: String,
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT name FROM settings WHERE name LIKE 'social.%' AND value = 'true'",
            [],
        ))
        .await?
        .parse()?;
    let keys = rows
        .iter()
        .filter_map(|row| row.name.strip_prefix("social."));
    Ok(keys.filter_map(Network::parse).collect())
}

/// Has texts sent to a network by themselves, or not any more.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn switch_network(
    db: &impl Database,
    network: Network,
    on: bool,
    actor: &str,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    let name = format!("social.{}", network.key());
    let detail = format!("{} {}", network.name(), if on { "on" } else { "off" });
    db.batch(vec![
        row(&name, &on.into(), actor, at),
        log::entry(Deed::ChangeSettings, actor, &detail, at),
    ])
    .await?;
    Ok(())
}

fn row(name: &str, value: &Value, actor: &str, at: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO settings (name, value, changed_at, changed_by) VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value, \
         changed_at = excluded.changed_at, changed_by = excluded.changed_by",
        [
            name.into(),
            value.to_string().into(),
            at.into(),
            actor.into(),
        ],
    )
}

/// Refuses what cannot be a mailbox. Whether it is one, only a mail to it tells.
///
/// # Errors
/// [`Error::InvalidField`] names the field.
pub fn mail_address(field: &'static str, text: &str) -> Result<(), Error> {
    let is_plain = text.len() <= 254 && text.bytes().all(|byte| (b'!'..=b'~').contains(&byte));
    let (name, host) = text.split_once('@').unwrap_or_default();
    let is_host =
        host.contains('.') && host.split('.').all(|label| !label.is_empty()) && !host.contains('@');
    if is_plain && !name.is_empty() && is_host && !text.contains([',', ';', '<', '>', '"']) {
        return Ok(());
    }
    Err(invalid(
        field,
        "Please enter an e-mail address, such as editor@example.org.",
    ))
}

fn invalid(field: &'static str, problem: &str) -> Error {
    Error::InvalidField {
        field,
        problem: problem.to_owned(),
    }
}
