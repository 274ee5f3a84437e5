use proptest::prelude::*;

use super::*;

fn event(action: &str, category: &str, label: &str) -> BeaconEvent {
    BeaconEvent {
        action: action.to_owned(),
        category: category.to_owned(),
        label: label.to_owned(),
        path: "/resources".to_owned(),
        ..BeaconEvent::default()
    }
}

fn tallied(events: Vec<BeaconEvent>) -> Result<Tally, Error> {
    tally(&Beacon { events }, "DE")
}

#[test]
fn the_specification_s_events_are_known() {
    for (action, category, label) in [
        ("booking_click", "coaching", "one_on_one_booking"),
        ("click", "button", "join_next_coaching"),
        ("booking_click", "interview", "web3_interviews_page"),
        ("page_view", "consultation", ""),
        ("booking_interaction", "consultation", ""),
    ] {
        assert!(
            tallied(vec![event(action, category, label)]).is_ok(),
            "{action}"
        );
    }
}

/// Draws the same number each time.
struct Drawn(u32);

impl Entropy for Drawn {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), crate::ports::EntropyError> {
        bytes.copy_from_slice(&self.0.to_le_bytes());
        Ok(())
    }
}

#[test]
fn of_ten_beacons_one_counts_ten_times() {
    let one = || tallied(vec![event("click", "button", "a")]).unwrap();
    let sums: i64 = (0..10)
        .flat_map(|drawn| sampled(one(), 10, &Drawn(drawn)).into_values())
        .sum();
    assert_eq!(sums, 10);
    assert_eq!(sampled(one(), 1, &Drawn(7)), one());
}

#[test]
fn equal_events_add_up() {
    let tally = tallied(vec![
        event("click", "button", "a"),
        event("click", "button", "a"),
    ])
    .unwrap();
    assert_eq!(
        tally,
        Tally::from([((Counted::Event, "click/button/a".to_owned()), 2)])
    );
}

#[test]
fn a_view_under_a_category_is_an_event_and_no_second_view() {
    let tally = tallied(vec![event("page_view", "consultation", "")]).unwrap();
    assert_eq!(
        tally,
        Tally::from([((Counted::Event, "page_view/consultation/".to_owned()), 1)])
    );
}

#[test]
fn a_certificate_s_number_is_not_kept() {
    let mut view = event("page_view", "", "");
    view.path = "/certificate/abc123".to_owned();
    let tally = tallied(vec![view]).unwrap();
    assert!(tally.contains_key(&(Counted::View, "/certificate".to_owned())));
}

#[test]
fn a_view_counts_page_country_and_another_site_s_host() {
    let mut view = event("page_view", "", "");
    view.path = "/resources/".to_owned();
    view.referrer = "Search.Example".to_owned();
    let names: Vec<_> = tallied(vec![view]).unwrap().into_keys().collect();
    assert_eq!(
        names,
        [
            (Counted::View, "/resources".to_owned()),
            (Counted::Referrer, "search.example".to_owned()),
            (Counted::Country, "DE".to_owned()),
        ]
    );
    let unknown = tally(
        &Beacon {
            events: vec![event("page_view", "", "")],
        },
        "T1x",
    )
    .unwrap();
    assert!(unknown.contains_key(&(Counted::Country, "--".to_owned())));
}

#[test]
fn what_is_not_known_is_refused_whole_and_named() {
    for (wrong, word) in [
        (event("steal", "button", ""), "action"),
        (event("click", "nothing", ""), "category"),
        (event("click", "button", &"x".repeat(121)), "too long"),
        (event("click", "button", "<b>"), "characters"),
        (event("web_vital", "XYZ", ""), "Web Vital"),
        (event("web_vital", "LCP", ""), "value"),
    ] {
        match tallied(vec![event("click", "button", "a"), wrong]) {
            Err(Error::InvalidField {
                field: "events",
                problem,
            }) => {
                assert!(
                    problem.starts_with("Event 2:") && problem.contains(word),
                    "{problem}"
                );
            }
            other => panic!("{other:?}"),
        }
    }
    let many = vec![event("click", "button", "a"); 21];
    assert!(tallied(many).is_err());
    for path in ["", "resources", "/a?b=c", "//x\u{e9}"] {
        let mut view = event("page_view", "", "");
        view.path = path.to_owned();
        assert!(tallied(vec![view]).is_err(), "{path}");
    }
}

#[test]
fn addresses_of_wallets_and_people_are_not_kept_as_searches() {
    for words in [
        "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        "ada@example.org",
        "",
        "abandonabandonabandonabandonabandon",
    ] {
        assert_eq!(
            tallied(vec![event("search", "", words)]).unwrap(),
            Tally::new(),
            "{words}"
        );
    }
    let tally = tallied(vec![event("search_empty", "", "  FXRP   Vault ")]).unwrap();
    assert_eq!(
        tally,
        Tally::from([((Counted::SearchEmpty, "fxrp vault".to_owned()), 1)])
    );
}

proptest! {
    #[test]
    fn no_beacon_whatever_upsets_the_count(action in ".{0,20}", category in ".{0,20}", label in ".{0,200}", path in ".{0,200}", value in proptest::num::f64::ANY) {
        let event = BeaconEvent { action, category, label, path, value: Some(value), ..BeaconEvent::default() };
        if let Ok(tally) = tallied(vec![event]) {
            for (_, name) in tally.keys() {
                prop_assert!(name.len() <= 400 && !name.contains(char::is_control));
            }
        }
    }
}
