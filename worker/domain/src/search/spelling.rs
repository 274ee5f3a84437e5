//! Words that nothing has, and the nearest that something has: by the number of letters to add,
//! leave out, change or swap with their neighbour (optimal string alignment, Damerau 1964).

/// The shortest and the longest word that is corrected, and corrected to, in letters.
pub const LENGTHS: std::ops::RangeInclusive<usize> = 4..=24;

/// How many slips a word of so many letters may have.
const fn allowed(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// The candidate that takes the fewest slips, among equals one with the same first letter, then
/// the first in the alphabet; `None` where each takes too many.
#[must_use]
pub fn nearest<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let letters: Vec<char> = word.chars().collect();
    if !LENGTHS.contains(&letters.len()) {
        return None;
    }
    let most = allowed(letters.len());
    candidates
        .filter_map(|candidate| {
            let other: Vec<char> = candidate.chars().collect();
            let close =
                LENGTHS.contains(&other.len()) && other.len().abs_diff(letters.len()) <= most;
            let slips = if close {
                distance(&letters, &other)
            } else {
                usize::MAX
            };
            (slips <= most).then(|| (slips, other.first() != letters.first(), candidate))
        })
        .min()
        .map(|(_, _, candidate)| candidate)
}

/// The three-letter parts of a word with its ends marked: words that are alike share some.
pub fn trigrams(word: &str) -> impl Iterator<Item = String> {
    let marked: Vec<char> = std::iter::once('^')
        .chain(word.chars())
        .chain(std::iter::once('$'))
        .collect();
    let parts: Vec<String> = marked
        .windows(3)
        .map(|part| part.iter().collect())
        .collect();
    parts.into_iter()
}

fn distance(one: &[char], other: &[char]) -> usize {
    // Three rows of the table are enough: swapping neighbours looks two back.
    let mut two_above: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=other.len()).collect();
    for (row, letter) in one.iter().enumerate() {
        let mut now = vec![row + 1];
        for (column, counterpart) in other.iter().enumerate() {
            let at = |row: &[usize], index: usize| row.get(index).copied().unwrap_or(usize::MAX);
            let change = at(&above, column).saturating_add(usize::from(letter != counterpart));
            let drop = at(&above, column + 1).saturating_add(1);
            let add = at(&now, column).saturating_add(1);
            let mut least = change.min(drop).min(add);
            let swapped = row > 0
                && column > 0
                && one.get(row - 1) == Some(counterpart)
                && other.get(column - 1) == Some(letter);
            if swapped {
                least = least.min(at(&two_above, column - 1).saturating_add(1));
            }
            now.push(least);
        }
        two_above = above;
        above = now;
    }
    above.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn between(one: &str, other: &str) -> usize {
        let letters = |word: &str| word.chars().collect::<Vec<_>>();
        distance(&letters(one), &letters(other))
    }

    #[test]
    fn counts_slips_as_typists_make_them() {
        for (one, other, slips) in [
            ("unniswap", "uniswap", 1),
            ("liqudity", "liquidity", 1),
            ("stakign", "staking", 1),
            ("wallet", "wallet", 0),
            ("kitten", "sitting", 3),
            ("", "ab", 2),
        ] {
            assert_eq!(between(one, other), slips, "{one} {other}");
        }
    }

    #[test]
    fn takes_the_nearest_word_and_none_that_is_far() {
        let words = ["uniswap", "unstake", "swap", "wallet"];
        assert_eq!(nearest("unniswap", words.into_iter()), Some("uniswap"));
        assert_eq!(nearest("walet", words.into_iter()), Some("wallet"));
        assert_eq!(nearest("zebra", words.into_iter()), None);
        // Three letters carry too little to be judged by.
        assert_eq!(nearest("swp", words.into_iter()), None);
    }

    #[test]
    fn alike_words_share_trigrams() {
        let of = |word| trigrams(word).collect::<std::collections::BTreeSet<_>>();
        assert!(of("unniswap").intersection(&of("uniswap")).count() >= 5);
        assert_eq!(of("ab").into_iter().collect::<Vec<_>>(), ["^ab", "ab$"]);
    }

    proptest! {
        #[test]
        fn is_the_same_both_ways_and_nothing_for_the_same_word(one in "[a-d]{0,8}", other in "[a-d]{0,8}") {
            prop_assert_eq!(between(&one, &other), between(&other, &one));
            prop_assert_eq!(between(&one, &one), 0);
            prop_assert!(between(&one, &other) <= one.len().max(other.len()));
        }
    }
}
