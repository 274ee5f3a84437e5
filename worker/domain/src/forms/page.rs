//! The answer to a browser that sent a form without JavaScript and has something to correct: the
//! same form again, filled in as it was, each problem beside its field. It goes into the app's
//! shell for such pages.

use std::fmt::Write as _;

use super::definition::{self, Field, FieldType, FormKind};
use super::submission::{Filled, Problems};
use crate::blog::head::{self, Summary};
use crate::blog::html::escape;
use crate::blog::page::Rendered;
use crate::site::Site;

/// Draws the form of `kind` with what was filled in. `problem` stands above it, where the form as a
/// whole is refused.
#[must_use]
pub fn again(
    site: &Site,
    kind: FormKind,
    filled: &Filled,
    problem: &str,
    problems: &Problems,
) -> Rendered {
    let path = format!("/api/forms/{}", kind.name());
    let tags = Summary {
        title: "Please check the form",
        description: "Something in the form needs to be corrected before it can be sent.",
        path: &path,
        kind: "website",
    }
    .tags(site);
    Rendered {
        head: head::as_html(&tags),
        main: form(kind, &path, filled, problem, problems),
        data: head::as_inline_json(&tags),
    }
}

fn form(kind: FormKind, path: &str, filled: &Filled, problem: &str, problems: &Problems) -> String {
    let Some(form) = definition::of(kind) else {
        return String::new();
    };
    let mut html = format!(
        "<section class=\"form-again\"><h1>{}</h1><div class=\"form-summary\" role=\"alert\">\
         <h2>Nothing was sent yet</h2><p>{}</p><ul>",
        escape(&form.title),
        escape(problem),
    );
    for field in &form.fields {
        if let Some(problem) = problems.get(&field.name) {
            // Writing to a String cannot fail.
            let _ = write!(
                html,
                "<li><a href=\"#{}\">{}</a>: {}</li>",
                escape(&field.name),
                escape(&field.label),
                escape(problem)
            );
        }
    }
    let _ = write!(
        html,
        "</ul></div><form method=\"post\" action=\"{}\">",
        escape(path)
    );
    for field in &form.fields {
        html.push_str(&one(field, filled, problems.get(&field.name)));
    }
    let _ = write!(
        html,
        "<p class=\"form-trap\" aria-hidden=\"true\"><label>Leave this empty \
         <input name=\"{}\" tabindex=\"-1\" autocomplete=\"off\"></label></p>\
         <button type=\"submit\">{}</button></form></section>",
        escape(definition::trap()),
        escape(&form.send),
    );
    html
}

fn one(field: &Field, filled: &Filled, problem: Option<&String>) -> String {
    let name = escape(&field.name);
    let mut html = format!(
        "<p class=\"form-field\"><label for=\"{name}\">{}",
        escape(&field.label)
    );
    if field.takes == FieldType::Times {
        html.push_str(" (date and time in UTC)");
    }
    if !field.required {
        html.push_str(" (optional)");
    }
    html.push_str("</label>");
    if !field.hint.is_empty() {
        let _ = write!(
            html,
            "<span class=\"form-hint\">{}</span>",
            escape(&field.hint)
        );
    }
    let described = problem.map_or_else(String::new, |_| {
        format!(" aria-invalid=\"true\" aria-describedby=\"{name}-problem\"")
    });
    html.push_str(&control(field, filled, &name, &described));
    if let Some(problem) = problem {
        let _ = write!(
            html,
            "<span class=\"form-problem\" id=\"{name}-problem\">{}</span>",
            escape(problem)
        );
    }
    html.push_str("</p>");
    html
}

fn control(field: &Field, filled: &Filled, name: &str, described: &str) -> String {
    let value = escape(filled.first(&field.name));
    match field.takes {
        FieldType::Text => {
            format!(
                "<textarea id=\"{name}\" name=\"{name}\" rows=\"6\"{described}>\n{value}</textarea>"
            )
        }
        FieldType::Choice => {
            let mut html = format!("<select id=\"{name}\" name=\"{name}\"{described}>");
            html.push_str("<option value=\"\">Please choose</option>");
            for choice in &field.choices {
                let selected = if choice.value == filled.first(&field.name) {
                    " selected"
                } else {
                    ""
                };
                let _ = write!(
                    html,
                    "<option value=\"{}\"{selected}>{}</option>",
                    escape(&choice.value),
                    escape(&choice.label)
                );
            }
            html.push_str("</select>");
            html
        }
        FieldType::Times => {
            let texts = filled.all(&field.name);
            let mut html = String::new();
            for (index, id) in [format!(" id=\"{name}\""), String::new(), String::new()]
                .into_iter()
                .enumerate()
            {
                let text = texts.get(index).map_or("", String::as_str);
                let _ = write!(
                    html,
                    "<input type=\"datetime-local\"{id} name=\"{name}\" value=\"{}\" \
                     aria-label=\"Time {}\"{described}>",
                    escape(text.trim_end_matches('Z')),
                    index + 1
                );
            }
            html
        }
        FieldType::Email => {
            format!(
                "<input type=\"email\" id=\"{name}\" name=\"{name}\" value=\"{value}\"{described}>"
            )
        }
        FieldType::Line | FieldType::Transaction => {
            format!(
                "<input type=\"text\" id=\"{name}\" name=\"{name}\" value=\"{value}\"{described}>"
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_comes_back_and_cannot_be_markup() {
        let typed = "\"><script>alert(1)</script>";
        let pairs = ["name", "email", "message"].map(|name| (name.to_owned(), typed.to_owned()));
        let problems = Problems::from([("email".to_owned(), "No <address>".to_owned())]);
        let page = again(
            Site::built_in(),
            FormKind::Contact,
            &Filled::from_pairs(pairs),
            "Please correct the field below.",
            &problems,
        );
        assert!(!page.main.contains("<script"), "{}", page.main);
        assert_eq!(page.main.matches("&quot;&gt;&lt;script&gt;").count(), 3);
        assert!(page.main.contains("No &lt;address&gt;"));
        assert!(page.main.contains("aria-describedby=\"email-problem\""));
    }

    #[test]
    fn every_field_of_every_form_can_be_filled_in_again() {
        for kind in FormKind::ALL {
            let page = again(
                Site::built_in(),
                kind,
                &Filled::default(),
                "",
                &Problems::new(),
            );
            for field in &definition::of(kind).unwrap().fields {
                assert!(
                    page.main.contains(&format!("name=\"{}\"", field.name)),
                    "{kind:?} {}",
                    field.name
                );
            }
        }
    }
}
