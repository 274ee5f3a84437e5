//! Forms, the inbox and what is counted.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use crate::forms::definition::FormKind;

/// Answer of `POST /api/forms/{kind}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Received {
    /// That it was received, as a sentence.
    pub message: String,
}

/// Where a submission stands in the inbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SubmissionStatus {
    /// Nobody has looked at it.
    New,
    /// Somebody has.
    Read,
    /// It is done with.
    Archived,
}

/// What the chain says about a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PaymentState {
    /// It paid our wallet.
    Paid,
    /// It paid nothing to our wallet.
    Elsewhere,
    /// It failed on chain.
    Reverted,
    /// The chain does not know it, or not yet.
    NotFound,
    /// The chain could not be read.
    Unread,
}

/// One transfer to our wallet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Transfer {
    /// `FLR`, or what the token calls itself, which anybody can make up.
    pub asset: String,
    /// The token's contract; null for the chain's own coin.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub token: Option<String>,
    /// In whole units, exact: `1.5`.
    pub amount: String,
}

/// A payment as the chain tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Payment {
    /// What is known.
    pub state: PaymentState,
    /// What came to our wallet.
    pub transfers: Vec<Transfer>,
    /// Blocks from the payment's on, its own included; null while there is none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub confirmations: Option<u64>,
    /// When the chain was asked.
    pub checked_at: String,
}

/// A mail that goes with a submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SubmissionMail {
    /// Whom it goes to.
    pub recipient: String,
    /// `queued`, `sent` or `failed`.
    pub status: String,
    /// When it left; null while it has not.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub sent_at: Option<String>,
    /// What went wrong last; empty where nothing did.
    pub problem: String,
}

/// One form that was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SubmissionRow {
    /// Its number.
    pub id: i64,
    /// Which form.
    pub kind: FormKind,
    /// Where it stands.
    pub status: SubmissionStatus,
    /// Who sent it.
    pub name: String,
    /// Where to answer.
    pub email: String,
    /// Every field that was filled in, by its name; times are RFC 3339 in UTC.
    pub fields: BTreeMap<String, Vec<String>>,
    /// What the chain says, where the form names a transaction.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub payment: Option<Payment>,
    /// Its mails.
    pub mails: Vec<SubmissionMail>,
    /// When it came.
    pub created_at: String,
}

/// How many submissions stand where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct InboxCounts {
    /// Not looked at.
    pub new: i64,
    /// Looked at.
    pub read: i64,
    /// Done with.
    pub archived: i64,
}

/// Answer of `GET /api/admin/submissions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Submissions {
    /// Newest first.
    pub submissions: Vec<SubmissionRow>,
    /// For `before`, to get the next page; null on the last.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub next: Option<i64>,
    /// Of all pages.
    pub counts: InboxCounts,
    /// After so many months a submission is deleted.
    pub kept_months: i64,
}

/// What the admin does with a submission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum InboxAction {
    /// It was looked at.
    Read,
    /// It is done with.
    Archive,
    /// It is to be looked at again.
    Reopen,
    /// It goes, with its mails.
    Delete,
    /// The chain is asked about its payment again.
    CheckPayment,
    /// Its mails that failed are tried again.
    ResendMail,
}

/// Body of `POST /api/admin/submissions/{id}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct InboxMove {
    /// What to do.
    pub action: InboxAction,
}

/// Body of `POST /api/admin/submissions/forget`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Forgetting {
    /// What is older than so many months is deleted; 1 to 120.
    pub months: i64,
}
