//! The page where a certificate is checked, and the one of an address that we did not sign.

use super::{Certificate, drawing, path};
use crate::blog::head::{Summary, Tag};
use crate::blog::html::escape;
use crate::blog::page::Rendered;
use crate::site::Site;

/// The page of a certificate whose signature holds.
#[must_use]
pub fn genuine(site: &Site, certificate: &Certificate, id: &str) -> Rendered {
    let course = certificate.course;
    let date = certificate.issued_on().long_date();
    let title = format!(
        "Certificate of {}: {}",
        certificate.name.as_str(),
        course.title()
    );
    let description = format!(
        "Signed by {} on {date}. Completion of {} is reported by the learner.",
        site.name,
        course.title()
    );
    let path = path(id);
    let mut tags = Summary {
        title: &title,
        description: &description,
        path: &path,
        kind: "website",
    }
    .tags(site);
    tags.push(hidden());
    let main = format!(
        "<header class=\"certificate-head\"><h1>Certificate of {name}</h1>\
         <p class=\"certificate-verdict\"><strong>Genuine.</strong> {brand} signed this name, this course and \
         this day, and none of them was changed since.</p></header>\
         <div class=\"certificate-sheet\">{drawing}</div>\
         <div class=\"certificate-words\"><section><h2>What it says</h2><p>On {date} somebody who gave the name \
         {name} asked for a certificate of <a href=\"{course_path}\">{course}</a>, and reported every lesson \
         complete and every quiz passed.</p></section>\
         <section><h2>What it does not say</h2><p>Who that person is, or that anyone watched. Progress is kept in \
         the learner's own browser and we do not see it. It is no licence and no qualification to advise \
         others.</p></section>\
         <section><h2>What is kept</h2><p>Nothing. The name is written into this page's address and nowhere else; \
         there is no list. Whoever has the address can read the name.</p></section></div>",
        name = escape(certificate.name.as_str()),
        brand = escape(&site.name),
        drawing = drawing::svg(site, certificate, id),
        course_path = course.path(),
        course = course.title(),
    );
    Rendered::new(&tags, main)
}

/// The page of an address that we did not sign.
#[must_use]
pub fn forged(site: &Site) -> Rendered {
    let tags = [
        Tag::Title(format!("No certificate of ours | {}", site.name)),
        Tag::Named(
            "description",
            "This address holds no certificate that we signed.".to_owned(),
        ),
        hidden(),
    ];
    let main = format!(
        "<header class=\"certificate-head\"><h1>This is no certificate of ours</h1>\
         <p class=\"certificate-verdict certificate-refused\"><strong>Not genuine.</strong> {brand} did not sign \
         what this address says.</p></header>\
         <div class=\"certificate-words\"><section><h2>If you were given it as proof</h2><p>Do not take it as one. \
         A name, a course or a day in it was changed, or it was made up.</p></section>\
         <section><h2>If it is yours</h2><p>The address may have been cut off when it was copied: compare it \
         with the one on the sheet. You can also <a href=\"/defi-101-page\">make it again</a> in the browser in \
         which you took the course.</p></section></div>",
        brand = escape(&site.name),
    );
    Rendered::new(&tags, main)
}

/// A person's name is nothing for a search engine.
fn hidden() -> Tag {
    Tag::Named("robots", "noindex".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::certificate::secret::CertificateSecret;
    use crate::contract::certificate::CertificateWish;
    use crate::ports::Timestamp;

    fn page_of(name: &str) -> Rendered {
        let wish = CertificateWish {
            name: name.to_owned(),
            course: "defi-101".to_owned(),
        };
        let secret = CertificateSecret::parse("5f0c9f0e3b1d4a7c8e2f6a9b0c1d2e3f").unwrap();
        let certificate = Certificate::issue(&wish, Timestamp(1_795_262_400)).unwrap();
        genuine(Site::built_in(), &certificate, &certificate.id(&secret))
    }

    #[test]
    fn the_page_names_person_course_and_day_and_says_who_reported_it() {
        let page = page_of("Ada Lovelace");
        for words in ["Ada Lovelace", "DeFi 101", "21 November 2026", "reported"] {
            assert!(page.main.contains(words), "{words}");
        }
        assert!(page.main.contains("What it does not say"));
        assert!(page.head.contains("noindex"));
    }

    #[test]
    fn an_apostrophe_in_a_name_is_no_markup() {
        let page = page_of("Seán O'Neill");
        assert!(!page.main.contains("O'Neill"));
        assert!(page.main.contains("Se\u{e1}n O&#39;Neill"));
    }

    #[test]
    fn a_long_name_is_set_on_two_lines_inside_of_the_sheet() {
        let name =
            "Wolfeschlegelsteinhausen Bergerdorff Welchevoralternwaren Gewissenhaft Schafers";
        let page = page_of(name);
        assert!(page.main.contains(">Wolfeschlegelsteinhausen Bergerdorff<"));
        assert!(
            page.main
                .contains(">Welchevoralternwaren Gewissenhaft Schafers<")
        );
    }

    #[test]
    fn a_forged_address_is_told_apart_without_repeating_it() {
        let page = forged(Site::built_in());
        assert!(page.main.contains("Not genuine."));
        assert!(!page.main.contains("<svg"));
    }
}
