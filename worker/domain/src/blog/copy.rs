//! What was typed as a post of its own: the way out of a conflict in which neither text should win.

use serde_json::{Map, Value};

use super::edit::PostText;
use super::intake::{self, Arrival};
use super::post::{PostId, Status};
use super::store;
use crate::contract::post::{BlogPost, PostEdit};
use crate::error::Error;
use crate::ports::{Database, Statement, Timestamp};

/// Makes a draft of the post as it would be with the fields of `body`, sources included. It gets an
/// address of its own from its headline. The same text copied again gives the same draft.
///
/// # Errors
/// [`Error::NoSuchPost`], [`Error::InvalidField`] for a field that could not be saved either.
pub async fn make(
    db: &impl Database,
    id: PostId,
    body: &Map<String, Value>,
    actor: &str,
    at: Timestamp,
) -> Result<BlogPost, Error> {
    let post = store::by_id(db, id).await?;
    let text = PostText::edited(&post, PostEdit::parse(body)?)?;
    let origin = format!(
        "copy:{}:{}",
        id.0,
        store::text_hash(&with_text(&post, &text))
    );
    let arrival = Arrival {
        text,
        status: Status::Draft,
        generated_by: &post.generated_by,
        author: actor,
        origin: &origin,
        detail: &format!("copy of post {}", id.0),
    };
    let copy = intake::take_in(db, arrival, vec![sources(id, &origin)], at).await?;
    store::by_id(db, copy).await
}

fn with_text(post: &BlogPost, text: &PostText) -> BlogPost {
    let PostText {
        title,
        excerpt,
        content,
        category,
        seo_title,
        seo_description,
    } = text.clone();
    BlogPost {
        title,
        excerpt,
        content,
        category,
        seo_title,
        seo_description,
        ..post.clone()
    }
}

fn sources(of: PostId, origin: &str) -> Statement {
    Statement::new(
        "INSERT INTO post_sources (post_id, position, title, url, read_on) \
         SELECT p.id, s.position, s.title, s.url, s.read_on FROM post_sources s, posts p \
         WHERE s.post_id = ?1 AND p.origin = ?2",
        [of.0.into(), origin.into()],
    )
}
