//! Web Vitals as histograms: a day's measurements become a number a bucket, from which the 75th
//! percentile, by which they are judged (<https://web.dev/articles/vitals>), can be read for any
//! span of days.

/// A measured quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vital {
    /// Largest Contentful Paint, in milliseconds.
    Lcp,
    /// Interaction to Next Paint, in milliseconds.
    Inp,
    /// Cumulative Layout Shift, in thousandths.
    Cls,
    /// First Contentful Paint, in milliseconds.
    Fcp,
    /// Time to First Byte, in milliseconds.
    Ttfb,
}

/// Upper bounds of the buckets in milliseconds; what is beyond the last has none.
const TIMES: [u32; 18] = [
    50, 100, 150, 200, 300, 400, 500, 800, 1_000, 1_200, 1_500, 1_800, 2_000, 2_500, 3_000, 4_000,
    6_000, 10_000,
];

/// Upper bounds of the buckets of CLS, in thousandths.
const SHIFTS: [u32; 9] = [1, 10, 20, 50, 100, 150, 250, 500, 1_000];

impl Vital {
    /// Every one.
    pub const ALL: [Self; 5] = [Self::Lcp, Self::Inp, Self::Cls, Self::Fcp, Self::Ttfb];

    /// As browsers and reports call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lcp => "LCP",
            Self::Inp => "INP",
            Self::Cls => "CLS",
            Self::Fcp => "FCP",
            Self::Ttfb => "TTFB",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|vital| vital.name() == name)
    }

    /// The most that counts as good, in milliseconds (CLS: thousandths), by
    /// <https://web.dev/articles/vitals>.
    #[must_use]
    pub const fn good(self) -> u32 {
        match self {
            Self::Lcp => 2_500,
            Self::Inp => 200,
            Self::Cls => 100,
            Self::Fcp => 1_800,
            Self::Ttfb => 800,
        }
    }

    const fn bounds(self) -> &'static [u32] {
        match self {
            Self::Cls => &SHIFTS,
            _ => &TIMES,
        }
    }

    /// The bucket of a measured value (milliseconds; for CLS the score): its upper bound, `None`
    /// beyond the last.
    #[must_use]
    pub fn bucket(self, value: f64) -> Option<u32> {
        let value = if self == Self::Cls {
            value * 1_000.0
        } else {
            value
        };
        let bounds = self.bounds().iter().copied();
        bounds.into_iter().find(|bound| value <= f64::from(*bound))
    }

    /// The 75th percentile of a histogram (bucket to number): the upper bound of the bucket it
    /// lies in. `None` of an empty histogram, and where it lies beyond the last bound.
    #[must_use]
    pub fn p75(self, histogram: &[(Option<u32>, i64)]) -> Option<u32> {
        let of = |bucket: Option<u32>| -> i64 {
            let same = histogram.iter().filter(|(found, _)| *found == bucket);
            same.map(|(_, number)| number).sum()
        };
        let all: i64 = histogram.iter().map(|(_, number)| number).sum();
        if all == 0 {
            return None;
        }
        let wanted = (all * 3 + 3) / 4;
        let mut below = 0;
        self.bounds().iter().copied().find(|bound| {
            below += of(Some(*bound));
            below >= wanted
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn three_quarters_lie_at_or_below_the_percentile() {
        let histogram = [(Some(100), 3), (Some(2_500), 1)];
        assert_eq!(Vital::Lcp.p75(&histogram), Some(100));
        let histogram = [(Some(100), 2), (Some(2_500), 2)];
        assert_eq!(Vital::Lcp.p75(&histogram), Some(2_500));
        assert_eq!(Vital::Lcp.p75(&[]), None);
        assert_eq!(
            Vital::Lcp.p75(&[(None, 4), (Some(100), 1)]),
            None,
            "beyond what is told apart"
        );
        assert_eq!(Vital::Cls.bucket(0.1), Some(100));
    }

    proptest! {
        #[test]
        fn the_percentile_is_the_bucket_of_the_value_that_three_quarters_reach(
            mut values in proptest::collection::vec(0.0_f64..9_999.0, 1..60)
        ) {
            let histogram: Vec<_> = values.iter().map(|value| (Vital::Lcp.bucket(*value), 1)).collect();
            values.sort_by(f64::total_cmp);
            let at = (values.len() * 3).div_ceil(4) - 1;
            prop_assert_eq!(Vital::Lcp.p75(&histogram), Vital::Lcp.bucket(values[at]));
        }
    }
}
