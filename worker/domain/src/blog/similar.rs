//! Which posts say the same. A text is compared by its shingles, the hashed sequences of five
//! words; of those a sixteenth is kept, always the same sixteenth, so that two texts that share
//! many also share many of the kept ones (Broder, A. (1997), "On the resemblance and containment
//! of documents").

use serde::Deserialize;

use super::post::{PostId, Status};
use super::text::visible_words;
use crate::contract::checks::SimilarPost;
use crate::ports::{Database, DatabaseError, Statement};

/// Words in a shingle.
const LENGTH: usize = 5;
/// One in so many shingles is kept.
const KEPT: u64 = 16;
/// The most that are kept of one text.
const MOST: usize = 400;
/// Fewer say nothing.
const FEWEST: usize = 8;
/// What may be shared without a word, in per cent.
const UNREMARKABLE: i64 = 15;

/// The kept shingles of an article, in the order of the text, each once.
#[must_use]
pub fn shingles(html: &str) -> Vec<i64> {
    let words = visible_words(html);
    let mut kept = Vec::new();
    for window in words.windows(LENGTH) {
        let hash = fnv1a(window);
        if hash.is_multiple_of(KEPT) {
            // D1 carries 53 bits exactly.
            let shingle = i64::try_from(hash >> 11).unwrap_or_default();
            if !kept.contains(&shingle) {
                kept.push(shingle);
            }
        }
        if kept.len() == MOST {
            break;
        }
    }
    kept
}

/// FNV-1a over the words, each ended by a byte that no word holds.
fn fnv1a(words: &[String]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for word in words {
        for byte in word.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    hash
}

/// Keeps the shingles of a post's new text, bound to the change before it in the same batch.
#[must_use]
pub fn remember(id: PostId, html: &str) -> Statement {
    Statement::new(
        "INSERT INTO post_shingles (shingle, post_id) SELECT value, ?1 FROM json_each(?2) \
         WHERE changes() = 1 ON CONFLICT DO NOTHING",
        [id.0.into(), as_json(&shingles(html)).into()],
    )
}

/// Keeps the shingles of a text that is stored already.
#[must_use]
pub fn forced(id: PostId, html: &str) -> Vec<Statement> {
    vec![Statement::new(
        "INSERT INTO post_shingles (shingle, post_id) SELECT value, ?1 FROM json_each(?2) \
         WHERE true ON CONFLICT DO NOTHING",
        [id.0.into(), as_json(&shingles(html)).into()],
    )]
}

/// Up to five other posts that share more with the text than subjects alike do, the nearest first.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn to_text(
    db: &impl Database,
    id: PostId,
    html: &str,
) -> Result<Vec<SimilarPost>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        id: i64,
        title: String,
        status: Status,
        shared: i64,
    }
    let own = shingles(html);
    if own.len() < FEWEST {
        return Ok(Vec::new());
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT p.id, p.title, p.status, s.shared FROM \
             (SELECT post_id, count(*) AS shared FROM post_shingles \
             WHERE shingle IN (SELECT value FROM json_each(?1)) AND post_id <> ?2 \
             GROUP BY post_id ORDER BY shared DESC LIMIT 5) s \
             JOIN posts p ON p.id = s.post_id ORDER BY s.shared DESC",
            [as_json(&own).into(), id.0.into()],
        ))
        .await?
        .parse()?;
    let all = i64::try_from(own.len()).unwrap_or(i64::MAX);
    Ok(rows
        .into_iter()
        .map(|row| SimilarPost {
            id: row.id,
            title: row.title,
            status: row.status,
            share: row.shared * 100 / all,
        })
        .filter(|post| post.share > UNREMARKABLE)
        .collect())
}

fn as_json(shingles: &[i64]) -> String {
    let numbers: Vec<_> = shingles.iter().map(i64::to_string).collect();
    format!("[{}]", numbers.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(from: usize, to: usize) -> String {
        let words: Vec<_> = (from..to).map(|number| format!("word{number}")).collect();
        format!("<p>{}</p>", words.join(" "))
    }

    #[test]
    fn markup_and_case_do_not_change_what_a_text_says() {
        let plain = text(0, 400);
        let dressed = plain.replace("word7 ", "<strong>WORD7</strong>, ");
        assert!(!shingles(&plain).is_empty());
        assert_eq!(shingles(&plain), shingles(&dressed));
    }

    #[test]
    fn texts_share_as_many_as_they_have_in_common() {
        let (one, other) = (shingles(&text(0, 2_000)), shingles(&text(1_000, 3_000)));
        let shared = one.iter().filter(|shingle| other.contains(shingle)).count();
        let share = shared * 100 / one.len();
        assert!((30..70).contains(&share), "{share} %");
        assert!(
            shingles(&text(5_000, 7_000))
                .iter()
                .all(|s| !one.contains(s))
        );
    }
}
