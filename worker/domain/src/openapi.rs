//! The API as an OpenAPI document, for `openapi.json` and the TypeScript client made from it.
//!
//! Compiled only with the `openapi` feature: in the Worker it would cost 320 KB.

mod forms;
mod newsroom;
mod pipeline;

use forms::FORMS;
use newsroom::NEWSROOM;
use pipeline::PIPELINE;
use utoipa::openapi::path::{Operation, OperationBuilder, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, ContentBuilder, HttpMethod, InfoBuilder, OpenApi, OpenApiBuilder,
    PathsBuilder, Ref, Required, ResponseBuilder,
};
use utoipa::{PartialSchema, ToSchema};

use crate::contract::admin::{Credentials, Done, Health, LoggedIn};
use crate::contract::certificate::{CertificateWish, IssuedCertificate};
use crate::contract::error::Refusal;
use crate::contract::post::{BlogPosts, BlogStats, ChangedPost};
use crate::contract::rewards::{RewardFailure, RewardProgress, Rewards, RewardsFound};
use crate::contract::search::SearchAnswer;

/// One thing the API can be asked.
struct Asked {
    id: &'static str,
    method: HttpMethod,
    path: &'static str,
    about: &'static str,
    /// Parameters of the query string, all of them optional: name, type, what it is.
    query: &'static [(&'static str, Type, &'static str)],
    body: Option<&'static str>,
    /// The schema of a success; empty where it has no body.
    answer: &'static str,
    refusals: &'static [u16],
}

const GET: HttpMethod = HttpMethod::Get;
const POST: HttpMethod = HttpMethod::Post;
const PUT: HttpMethod = HttpMethod::Put;
const DELETE: HttpMethod = HttpMethod::Delete;

#[rustfmt::skip]
const SITE: [Asked; 3] = [
    Asked { id: "health", method: GET, path: "/api/health", about: "Whether the parts answer.", query: &[], body: None, answer: "Health", refusals: &[503] },
    Asked { id: "logIn", method: POST, path: "/api/admin/simple-login", about: "Opens an admin session.", query: &[], body: Some("Credentials"), answer: "LoggedIn", refusals: &[400, 401, 403, 413, 415, 422, 429, 503] },
    Asked { id: "issueCertificate", method: POST, path: "/api/certificates", about: "Signs a certificate of a course that its learner reports complete.", query: &[], body: Some("CertificateWish"), answer: "IssuedCertificate", refusals: &[400, 403, 413, 415, 422, 503] },
];

#[rustfmt::skip]
const SEARCH: Asked = Asked { id: "search", method: GET, path: "/api/search", about: "What the site has on some words: pages, lessons, words of the glossary, tools and posts.", query: &[("q", Type::String, "The words, misspelt or not.")], body: None, answer: "SearchAnswer", refusals: &[503] };

const REWARDS: Asked = Asked {
    id: "getRewards",
    method: GET,
    path: "/api/rflr-rewards/{address}",
    about: "Every rFLR claim of an address, with what could be proven.",
    query: &[],
    body: None,
    answer: "Rewards",
    refusals: &[400, 502, 503, 504],
};

/// Every operation there is.
fn every() -> impl Iterator<Item = &'static Asked> {
    SITE.iter()
        .chain([&SEARCH, &REWARDS])
        .chain(&NEWSROOM)
        .chain(&PIPELINE)
        .chain(&FORMS)
}

/// The whole document.
#[must_use]
pub fn document() -> OpenApi {
    let paths = every().fold(PathsBuilder::new(), |paths, asked| {
        paths.path(
            asked.path,
            PathItem::new(asked.method.clone(), operation(asked)),
        )
    });
    OpenApiBuilder::new()
        .info(
            InfoBuilder::new()
                .title("Emberfi API")
                .version(env!("CARGO_PKG_VERSION"))
                .description(Some("Fields named …At are RFC 3339 in UTC, `timestamp` is seconds, wei is decimal text.")),
        )
        .paths(paths)
        .components(Some(components()))
        .build()
}

fn components() -> utoipa::openapi::Components {
    let mut schemas = Vec::new();
    schema::<Credentials>(&mut schemas);
    schema::<LoggedIn>(&mut schemas);
    schema::<Done>(&mut schemas);
    schema::<Health>(&mut schemas);
    schema::<CertificateWish>(&mut schemas);
    schema::<IssuedCertificate>(&mut schemas);
    schema::<Refusal>(&mut schemas);
    schema::<BlogPosts>(&mut schemas);
    schema::<BlogStats>(&mut schemas);
    schema::<ChangedPost>(&mut schemas);
    newsroom::schemas(&mut schemas);
    forms::schemas(&mut schemas);
    schema::<SearchAnswer>(&mut schemas);
    schema::<Rewards>(&mut schemas);
    schema::<RewardProgress>(&mut schemas);
    schema::<RewardsFound>(&mut schemas);
    schema::<RewardFailure>(&mut schemas);
    pipeline::schemas(&mut schemas);
    schemas.sort_by(|(one, _), (other, _)| one.cmp(other));
    schemas.dedup_by(|(one, _), (other, _)| one == other);
    ComponentsBuilder::new()
        .schemas_from_iter(schemas)
        .security_scheme(
            "session",
            SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("__Host-session"))),
        )
        .build()
}

type Schemas = Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>;

fn schema<T: ToSchema + PartialSchema>(schemas: &mut Schemas) {
    schemas.push((T::name().into_owned(), T::schema()));
    T::schemas(schemas);
}

fn operation(asked: &Asked) -> Operation {
    let mut operation = OperationBuilder::new()
        .operation_id(Some(asked.id))
        .summary(Some(asked.about))
        .response(
            if asked.answer.is_empty() {
                "204"
            } else {
                "200"
            },
            answer(asked),
        );
    for status in asked.refusals {
        operation = operation.response(status.to_string(), response(reason(*status), "Refusal"));
    }
    if asked.path.starts_with("/api/admin/") && asked.id != "logIn" {
        operation = operation.security(SecurityRequirement::new("session", [""; 0]));
    }
    if asked.path.ends_with("{address}") {
        operation = operation.parameter(path_parameter(
            "address",
            "A wallet address, in any case, with or without checksum.",
            &Type::String,
        ));
    } else if asked.path.contains("{id}") {
        operation = operation.parameter(path_parameter("id", "The post's number.", &Type::Integer));
    }
    if asked.path.contains("{kind}") {
        operation = operation.parameter(path_parameter("kind", "Which form.", &Type::String));
    }
    for (name, about) in [
        (
            "slot",
            "The week, by the Chicago date of its Monday: 2027-03-08.",
        ),
        ("task", "The task, as the ledger names it."),
    ] {
        if asked.path.contains(&format!("{{{name}}}")) {
            operation = operation.parameter(path_parameter(name, about, &Type::String));
        }
    }
    if asked.path.contains("{version}") {
        operation = operation.parameter(path_parameter(
            "version",
            "The revision's version.",
            &Type::Integer,
        ));
    }
    for (name, kind, about) in asked.query {
        operation = operation.parameter(query_parameter(name, kind.clone(), about));
    }
    match asked.body {
        Some(name) => operation
            .request_body(Some(
                RequestBodyBuilder::new()
                    .content("application/json", content(name))
                    .required(Some(if MAY_BE_LEFT_OUT.contains(&name) {
                        Required::False
                    } else {
                        Required::True
                    }))
                    .build(),
            ))
            .build(),
        None => operation.build(),
    }
}

/// Bodies of which every field is optional.
const MAY_BE_LEFT_OUT: [&str; 5] = [
    "Verdict",
    "Unpublishing",
    "PreviewWish",
    "TestMail",
    "RunWish",
];

fn query_parameter(name: &str, kind: Type, about: &str) -> utoipa::openapi::path::Parameter {
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Query)
        .required(Required::False)
        .description(Some(about))
        .schema(Some(ObjectBuilder::new().schema_type(kind)))
        .build()
}

fn path_parameter(name: &str, about: &str, kind: &Type) -> utoipa::openapi::path::Parameter {
    let schema = ObjectBuilder::new().schema_type(kind.clone());
    let schema = match kind {
        Type::Integer => schema.format(Some(SchemaFormat::KnownFormat(KnownFormat::Int64))),
        _ => schema,
    };
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(Some(about))
        .schema(Some(schema))
        .build()
}

fn answer(asked: &Asked) -> utoipa::openapi::Response {
    if asked.answer.is_empty() {
        return ResponseBuilder::new().description(asked.about).build();
    }
    response(asked.about, asked.answer)
}

fn response(about: &str, schema: &str) -> utoipa::openapi::Response {
    ResponseBuilder::new()
        .description(about)
        .content("application/json", content(schema))
        .build()
}

fn content(schema: &str) -> utoipa::openapi::Content {
    ContentBuilder::new()
        .schema(Some(Ref::from_schema_name(schema)))
        .build()
}

const fn reason(status: u16) -> &'static str {
    match status {
        400 => "The body is malformed, or the address is none.",
        401 => "Not logged in, or not with these credentials.",
        403 => "The request did not come from the site's own pages.",
        404 => "There is no such post.",
        409 => "The post has changed, or its status does not allow this.",
        413 => "The body is too large.",
        415 => "The body is not JSON.",
        422 => "A field cannot be taken as it is; the answer names it.",
        428 => "The version that was edited is missing.",
        429 => "Too many failed logins.",
        502 => "The chain could not be read.",
        504 => "The chain did not answer in time.",
        _ => "A part of the site is not available.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route::{Method, Route};

    #[test]
    fn every_documented_operation_has_its_route() {
        for asked in every() {
            let method = match asked.method {
                HttpMethod::Get => Method::Get,
                HttpMethod::Post => Method::Post,
                HttpMethod::Delete => Method::Delete,
                _ => Method::Put,
            };
            let path = asked
                .path
                .replace("{id}", "1")
                .replace("{version}", "1")
                .replace("{kind}", "contact")
                .replace("{address}", "0x0");
            let route =
                Route::parse(method, &path).unwrap_or_else(|_| panic!("{path} leads nowhere"));
            assert_eq!(
                route.needs_admin(),
                asked.refusals.contains(&401) && asked.id != "logIn",
                "{path}"
            );
        }
    }
}
