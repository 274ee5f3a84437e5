//! Choices that look free and can be repeated: a seeded generator, never used for secrets.

/// `SplitMix64` after Steele, Lea and Flood, ‘Fast splittable pseudorandom number generators’
/// (OOPSLA 2014), with the constants of Vigna's reference implementation.
pub(super) struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator whose whole sequence is decided by `seed`.
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub(super) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of `options`, `None` when there are none.
    pub(super) fn pick<'a, T>(&mut self, options: &'a [T]) -> Option<&'a T> {
        options.get(remainder(self.next(), options.len())?)
    }

    /// `count` of `options`, or all when there are fewer, in their original order: passages are
    /// written to be read in order even when some are left out.
    pub(super) fn pick_some<'a, T>(&mut self, options: &'a [T], count: usize) -> Vec<&'a T> {
        let mut chosen = Vec::with_capacity(count);
        let mut wanted = count;
        for (position, option) in options.iter().enumerate() {
            // Selection sampling: each remaining option is taken with probability wanted ÷ left.
            let left = options.len() - position;
            if remainder(self.next(), left).is_some_and(|draw| draw < wanted) {
                chosen.push(option);
                wanted -= 1;
            }
        }
        chosen
    }
}

/// `value` modulo `length` as an index, `None` for an empty range.
pub(super) fn remainder(value: u64, length: usize) -> Option<usize> {
    let length = u64::try_from(length).ok()?;
    usize::try_from(value.checked_rem(length)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        // First outputs of Vigna's splitmix64.c for seed 1234567.
        let mut chance = SplitMix64::new(1_234_567);
        assert_eq!(chance.next(), 6_457_827_717_110_365_317);
        assert_eq!(chance.next(), 3_203_168_211_198_807_973);
        assert_eq!(chance.next(), 9_817_491_932_198_370_423);
    }

    #[test]
    fn a_selection_has_the_size_asked_for_and_keeps_the_order() {
        for seed in 0..200 {
            let chosen = SplitMix64::new(seed).pick_some(&[1, 2, 3, 4, 5, 6, 7], 5);
            assert_eq!(chosen.len(), 5);
            assert!(chosen.is_sorted());
        }
        assert_eq!(SplitMix64::new(1).pick_some(&[1, 2], 5).len(), 2);
        assert_eq!(SplitMix64::new(1).pick::<u8>(&[]), None);
    }
}
