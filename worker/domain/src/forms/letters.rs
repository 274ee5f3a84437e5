//! The mails that go with a submission: one to the admin, one to whoever sent the form.

use std::fmt::Write as _;

use super::definition::{self, Definition, Field, FieldType};
use super::submission::Submission;
use crate::ports::Mail;
use crate::site::Site;

/// The mails of `submission`: the notification to `admin`, where an address is configured, and the
/// confirmation to the sender.
#[must_use]
pub fn of(submission: &Submission, site: &Site, admin: Option<&str>) -> Vec<Mail> {
    let Some(form) = definition::of(submission.kind) else {
        return Vec::new();
    };
    let content = content(form, submission);
    let notification = admin.map(|admin| Mail {
        to: admin.to_owned(),
        reply_to: Some(submission.email.clone()),
        subject: format!("{}: {}", form.subject, submission.name),
        text: format!(
            "{content}\nIn the inbox: {}\n",
            site.address("/admin?tab=inbox")
        ),
    });
    let confirmation = Mail {
        to: submission.email.clone(),
        reply_to: admin.map(str::to_owned),
        subject: format!("{}: we have received your form", site.name),
        text: format!(
            "Hello {},\n\nwe have received this from you and will be in touch shortly.\n\n{content}\n\
             If you did not send it, somebody used your address; please ignore this mail.\n\n\
             {}\n{}\n\nWe never ask for a seed phrase or a private key.\n",
            submission.name, site.name, site.url
        ),
    };
    notification.into_iter().chain([confirmation]).collect()
}

fn content(form: &Definition, submission: &Submission) -> String {
    let mut content = String::new();
    for field in &form.fields {
        for text in submission.fields.get(&field.name).into_iter().flatten() {
            // Writing to a String cannot fail.
            let _ = writeln!(content, "{}: {}", field.label, shown(field, text));
        }
    }
    content
}

/// An answer as a person reads it.
fn shown(field: &Field, text: &str) -> String {
    match field.takes {
        FieldType::Choice => field
            .choices
            .iter()
            .find(|choice| choice.value == text)
            .map_or_else(|| text.to_owned(), |choice| choice.label.clone()),
        FieldType::Times => format!("{} UTC", text.trim_end_matches(":00Z").replace('T', " ")),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forms::definition::FormKind;
    use crate::forms::submission::Filled;
    use crate::ports::Timestamp;

    fn submission() -> Submission {
        let pairs = [
            ("name", "Ada"),
            ("email", "ada@example.org"),
            ("topic", "Risk"),
            ("times", "2026-11-21T09:00"),
        ];
        let filled =
            Filled::from_pairs(pairs.map(|(name, text)| (name.to_owned(), text.to_owned())));
        Submission::judge(FormKind::Consultation, &filled, Timestamp(1_795_183_200)).unwrap()
    }

    #[test]
    fn both_sides_get_what_was_written_in_words() {
        let mails = of(&submission(), Site::built_in(), Some("editor@example.org"));
        let [notification, confirmation] = mails.as_slice() else {
            panic!("two mails")
        };
        assert_eq!(notification.to, "editor@example.org");
        assert_eq!(notification.reply_to.as_deref(), Some("ada@example.org"));
        assert_eq!(notification.subject, "Consultation: Ada");
        assert_eq!(confirmation.to, "ada@example.org");
        for mail in &mails {
            assert!(
                mail.text
                    .contains("Times that suit you: 2026-11-21 09:00 UTC"),
                "{}",
                mail.text
            );
        }
    }

    #[test]
    fn without_an_admin_s_address_the_sender_still_hears_from_us() {
        let mails = of(&submission(), Site::built_in(), None);
        assert_eq!(mails.len(), 1);
        assert_eq!(mails[0].reply_to, None);
    }
}
