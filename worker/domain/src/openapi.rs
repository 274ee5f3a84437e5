//! The API as an OpenAPI document, for `openapi.json` and the TypeScript client made from it.
//!
//! Compiled only with the `openapi` feature: in the Worker it would cost 320 KB.

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
use crate::contract::error::Refusal;
use crate::contract::post::{BlogPosts, BlogStats, ChangedPost, PostEdit, Verdict};
use crate::contract::rewards::Rewards;
use crate::contract::seo::WeeklyRuns;

/// One thing the API can be asked.
struct Asked {
    id: &'static str,
    method: HttpMethod,
    path: &'static str,
    about: &'static str,
    body: Option<&'static str>,
    answer: &'static str,
    refusals: &'static [u16],
}

const GET: HttpMethod = HttpMethod::Get;
const POST: HttpMethod = HttpMethod::Post;
const PUT: HttpMethod = HttpMethod::Put;

#[rustfmt::skip]
const ASKED: [Asked; 12] = [
    Asked { id: "health", method: GET, path: "/api/health", about: "Whether the parts answer.", body: None, answer: "Health", refusals: &[503] },
    Asked { id: "logIn", method: POST, path: "/api/admin/simple-login", about: "Opens an admin session.", body: Some("Credentials"), answer: "LoggedIn", refusals: &[400, 401, 403, 413, 415, 422, 429, 503] },
    Asked { id: "me", method: GET, path: "/api/admin/me", about: "Who is logged in.", body: None, answer: "LoggedIn", refusals: &[401, 503] },
    Asked { id: "logOut", method: POST, path: "/api/admin/logout", about: "Ends the session everywhere.", body: None, answer: "Done", refusals: &[401, 403, 503] },
    Asked { id: "getPosts", method: GET, path: "/api/admin/get-posts-bulletproof", about: "The newest 200 posts.", body: None, answer: "BlogPosts", refusals: &[401, 503] },
    Asked { id: "getStats", method: GET, path: "/api/admin/blog-stats", about: "How many posts stand where.", body: None, answer: "BlogStats", refusals: &[401, 503] },
    Asked { id: "editPost", method: PUT, path: "/api/admin/blog-posts/{id}", about: "Saves an edit of the version it names.", body: Some("PostEdit"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 428, 503] },
    Asked { id: "approvePost", method: POST, path: "/api/admin/blog-posts/{id}/approve", about: "Finds a waiting post fit to publish.", body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "rejectPost", method: POST, path: "/api/admin/blog-posts/{id}/reject", about: "Turns a waiting post down.", body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "publishPost", method: POST, path: "/api/admin/publish/{id}", about: "Makes an approved post public; repeating it changes nothing.", body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "getRuns", method: GET, path: "/api/admin/seo/runs", about: "The ledger of the weekly runs.", body: None, answer: "WeeklyRuns", refusals: &[401, 503] },
    Asked { id: "runNow", method: POST, path: "/api/admin/seo/runs", about: "Carries out this week's tasks now.", body: None, answer: "WeeklyRuns", refusals: &[401, 403, 503] },
];

const REWARDS: Asked = Asked {
    id: "getRewards",
    method: GET,
    path: "/api/rflr-rewards/{address}",
    about: "Every rFLR claim of an address, with what could be proven.",
    body: None,
    answer: "Rewards",
    refusals: &[400, 502, 503, 504],
};

/// The whole document.
#[must_use]
pub fn document() -> OpenApi {
    let paths = ASKED
        .iter()
        .chain([&REWARDS])
        .fold(PathsBuilder::new(), |paths, asked| {
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
    schema::<Refusal>(&mut schemas);
    schema::<BlogPosts>(&mut schemas);
    schema::<BlogStats>(&mut schemas);
    schema::<ChangedPost>(&mut schemas);
    schema::<PostEdit>(&mut schemas);
    schema::<Verdict>(&mut schemas);
    schema::<Rewards>(&mut schemas);
    schema::<WeeklyRuns>(&mut schemas);
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
        .response("200", response(asked.about, asked.answer));
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
            Type::String,
        ));
    } else if asked.path.contains("{id}") {
        operation = operation.parameter(path_parameter("id", "The post's number.", Type::Integer));
    }
    match asked.body {
        Some(name) => operation
            .request_body(Some(
                RequestBodyBuilder::new()
                    .content("application/json", content(name))
                    .required(Some(if name == "Verdict" {
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

fn path_parameter(name: &str, about: &str, kind: Type) -> utoipa::openapi::path::Parameter {
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
        for asked in ASKED.iter().chain([&REWARDS]) {
            let method = match asked.method {
                HttpMethod::Get => Method::Get,
                HttpMethod::Post => Method::Post,
                _ => Method::Put,
            };
            let path = asked.path.replace("{id}", "1").replace("{address}", "0x0");
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
