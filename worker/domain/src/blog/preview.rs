//! Links that show one saved text to somebody without a login. The link itself says which text
//! and until when, and carries a signature over both; nothing is stored. The key is made from the
//! admin's password hash, so a new password ends every link.

use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::history;
use super::post::PostId;
use super::published::PublicPost;
use super::text::count_words;
use crate::contract::settings::PreviewLink;
use crate::error::Error;
use crate::ports::{Database, Timestamp};

/// How long a link is good for where nothing else is asked, and at most, in hours.
const HOURS: (i64, i64) = (72, 336);

/// What is signed begins with this, so that no other signature under the same key is one of these.
const PURPOSE: &[u8] = b"emberfi preview 1";

/// Makes a link to the text that a post has now.
///
/// # Errors
/// [`Error::NoSuchPost`], [`Error::InvalidField`] for a time that is too short or too long.
pub async fn link(
    db: &impl Database,
    id: PostId,
    hours: Option<i64>,
    secret: &str,
    now: Timestamp,
) -> Result<PreviewLink, Error> {
    let hours = hours.unwrap_or(HOURS.0);
    if !(1..=HOURS.1).contains(&hours) {
        return Err(Error::InvalidField {
            field: "hours",
            problem: "A preview link is good for 1 to 336 hours.".to_owned(),
        });
    }
    super::store::by_id(db, id).await?;
    let newest = history::revisions(db, id, None).await?;
    let version = newest.revisions.first().map(|newest| newest.version);
    let version = version.ok_or(Error::NoSuchRevision)?;
    let expires = now.plus(hours * 3_600);
    let signed = format!("{}-{version}-{}", id.0, expires.0);
    Ok(PreviewLink {
        path: format!("/preview/{signed}-{}", signature(&signed, secret)),
        expires_at: expires.rfc3339(),
    })
}

/// The text that a link shows, `None` where it is not one of ours or has ended.
///
/// # Errors
/// [`Error::Unavailable`] when the store does not answer.
pub async fn shown(
    db: &impl Database,
    token: &str,
    secret: &str,
    now: Timestamp,
) -> Result<Option<PublicPost>, Error> {
    let Some((id, version)) = verified(token, secret, now) else {
        return Ok(None);
    };
    let revision = match history::revision(db, id, version).await {
        Ok(revision) => revision,
        Err(Error::NoSuchRevision) => return Ok(None),
        Err(cause) => return Err(cause),
    };
    let post = super::store::by_id(db, id).await?;
    Ok(Some(PublicPost {
        word_count: count_words(&revision.content),
        slug: revision.slug,
        title: revision.title,
        excerpt: revision.excerpt,
        content: revision.content,
        category: revision.category,
        generated_by: post.generated_by,
        seo_title: revision.seo_title,
        seo_description: revision.seo_description,
        updated_at: now,
        published_at: now,
    }))
}

fn verified(token: &str, secret: &str, now: Timestamp) -> Option<(PostId, i64)> {
    let (signed, given) = token.rsplit_once('-')?;
    let given = alloy_primitives::hex::decode(given).ok()?;
    mac(signed, secret)?.verify_slice(&given).ok()?;
    let mut parts = signed.split('-');
    let id = PostId::parse(parts.next()?)?;
    let version = parts.next()?.parse().ok()?;
    let expires: i64 = parts.next()?.parse().ok()?;
    (now.0 < expires).then_some((id, version))
}

fn signature(signed: &str, secret: &str) -> String {
    mac(signed, secret).map_or_else(String::new, |mac| {
        alloy_primitives::hex::encode(mac.finalize().into_bytes())
    })
}

/// HMAC takes keys of any length, so there always is one.
fn mac(signed: &str, secret: &str) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).ok()?;
    mac.update(PURPOSE);
    mac.update(&[0]);
    mac.update(signed.as_bytes());
    Some(mac)
}
