//! Forms, the inbox, and what pages report about themselves.

use utoipa::openapi::schema::Type;
use utoipa::openapi::{ArrayBuilder, ObjectBuilder, OneOfBuilder, RefOr, Schema};

use super::{Asked, GET, POST, Schemas, schema};
use crate::contract::events::Beacon;
use crate::contract::forms::{Forgetting, FormKind, InboxMove, Received, Submissions};

#[rustfmt::skip]
pub(super) const FORMS: [Asked; 5] = [
    Asked { id: "sendForm", method: POST, path: "/api/forms/{kind}", about: "Takes a form: its fields by name, `key` to send it once, `elapsed` milliseconds since it was shown.", query: &[], body: Some("FilledForm"), answer: "Received", refusals: &[400, 403, 404, 409, 413, 415, 422, 429, 503] },
    Asked { id: "reportEvents", method: POST, path: "/api/events", about: "Counts what happened on a page.", query: &[], body: Some("Beacon"), answer: "", refusals: &[400, 403, 413, 415, 422, 503] },
    Asked { id: "getSubmissions", method: GET, path: "/api/admin/submissions", about: "A page of the inbox.", query: &[("status", Type::String, "`new`, `read` or `archived`."), ("kind", Type::String, "Only this form."), ("before", Type::Integer, "Only submissions older than this one.")], body: None, answer: "Submissions", refusals: &[401, 503] },
    Asked { id: "moveSubmission", method: POST, path: "/api/admin/submissions/{id}", about: "Marks, archives, reopens or deletes a submission, asks the chain again or sends its mails again.", query: &[], body: Some("InboxMove"), answer: "Done", refusals: &[400, 401, 403, 404, 413, 415, 503] },
    Asked { id: "forgetSubmissions", method: POST, path: "/api/admin/submissions/forget", about: "Deletes every submission that is older than so many months.", query: &[], body: Some("Forgetting"), answer: "Done", refusals: &[400, 401, 403, 413, 415, 422, 503] },
];

pub(super) fn schemas(schemas: &mut Schemas) {
    schema::<FormKind>(schemas);
    schema::<Received>(schemas);
    schema::<Beacon>(schemas);
    schema::<Submissions>(schemas);
    schema::<InboxMove>(schemas);
    schema::<Forgetting>(schemas);
    schemas.push(("FilledForm".to_owned(), filled_form()));
}

/// A form's fields are described in `forms.json`, not here.
fn filled_form() -> RefOr<Schema> {
    let text = || ObjectBuilder::new().schema_type(Type::String);
    let either: Schema = OneOfBuilder::new()
        .item(text())
        .item(ArrayBuilder::new().items(text()))
        .into();
    ObjectBuilder::new()
        .description(Some(
            "Texts, or lists of texts, by the names of the form's fields.",
        ))
        .additional_properties(Some(either))
        .into()
}
