//! What the admin can ask of the weekly pipeline.

use super::{Asked, GET, POST, Schemas, schema};
use crate::contract::pipeline::{Decision, PipelineDesk};
use crate::contract::reports::TaskOutput;
use crate::contract::seo::{RunWish, WeeklyRuns};

#[rustfmt::skip]
pub(super) const PIPELINE: [Asked; 5] = [
    Asked { id: "getRuns", method: GET, path: "/api/admin/seo/runs", about: "The ledger of the weekly runs.", query: &[], body: None, answer: "WeeklyRuns", refusals: &[401, 503] },
    Asked { id: "runNow", method: POST, path: "/api/admin/seo/runs", about: "Carries out this week's tasks now, or one of them; answers when they are done, or after 20 seconds while they go on.", query: &[], body: Some("RunWish"), answer: "WeeklyRuns", refusals: &[400, 401, 403, 413, 415, 422, 503] },
    Asked { id: "getRunOutput", method: GET, path: "/api/admin/seo/runs/{slot}/{task}", about: "What a task of a week came to, as data.", query: &[], body: None, answer: "TaskOutput", refusals: &[401, 404, 503] },
    Asked { id: "getPipelineDesk", method: GET, path: "/api/admin/seo/desk", about: "Topics, proposed revisions and texts for social networks that wait for the editor.", query: &[], body: None, answer: "PipelineDesk", refusals: &[401, 503] },
    Asked { id: "decide", method: POST, path: "/api/admin/seo/desk", about: "Carries out what the editor decided about one of them.", query: &[], body: Some("Decision"), answer: "PipelineDesk", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
];

pub(super) fn schemas(schemas: &mut Schemas) {
    schema::<WeeklyRuns>(schemas);
    schema::<RunWish>(schemas);
    schema::<TaskOutput>(schemas);
    schema::<PipelineDesk>(schemas);
    schema::<Decision>(schemas);
}
