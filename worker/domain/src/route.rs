//! Every path of the product on one screen.
//!
//! [`Route::parse`] is pure: it looks at the method and the path, allocates nothing and judges no
//! id, so that an admin route can answer 401 before it says whether a post exists. What only the
//! admin may ask is in [`admin`].

pub mod admin;

pub use admin::AdminRoute;

use crate::seo::feed::Format;

/// The request methods the product answers. `HEAD` is a `GET` whose body the platform drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Reads; changes nothing.
    Get,
    /// Acts or creates.
    Post,
    /// Replaces fields.
    Put,
    /// Lets go of something.
    Delete,
    /// Anything else: known to HTTP, of no use here.
    Other,
}

impl Method {
    /// Reads the method as HTTP writes it.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        match text {
            "GET" | "HEAD" => Self::Get,
            "POST" => Self::Post,
            "PUT" => Self::Put,
            "DELETE" => Self::Delete,
            _ => Self::Other,
        }
    }

    /// Whether requests of this method may change something, and so must prove their origin.
    #[must_use]
    pub const fn is_unsafe(self) -> bool {
        !matches!(self, Self::Get)
    }
}

/// What is asked. The texts are path segments as they came, still to be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route<'a> {
    /// `GET /api/health`
    Health,
    /// `POST /api/admin/simple-login`
    Login,
    /// Everything else below `/api/admin`
    Admin(AdminRoute<'a>),
    /// `GET /api/rflr-rewards/{address}`
    Rewards(&'a str),
    /// `GET /api/rflr-rewards/{address}/stream`
    RewardsStream(&'a str),
    /// `POST /api/forms/{kind}`
    Form(&'a str),
    /// `POST /api/events`
    Events,
    /// `POST /api/certificates`
    IssueCertificate,
    /// `GET /certificate/{id}`
    Certificate(&'a str),
    /// `GET /api/search`
    Search,
    /// `GET /search`
    SearchPage,
    /// `GET /blog`
    Blog,
    /// `GET /blog/{slug}`
    Post(&'a str),
    /// `GET /preview/{token}`
    Preview(&'a str),
    /// `GET /sitemap.xml`
    Sitemap,
    /// `GET /llms.txt`
    Llms,
    /// `GET /blog/feed.xml`, `/blog/atom.xml` and `/blog/feed.json`
    Feed(Format),
    /// `GET /{name}.txt`: the proof of a key, for whoever asks for it
    KeyFile(&'a str),
}

/// Why a request has no route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRoute {
    /// Nothing lives at this path.
    UnknownPath,
    /// Something does, but for other methods; the text is the `Allow` header.
    WrongMethod(&'static str),
}

impl<'a> Route<'a> {
    /// Finds the route of `method` and `path` (no query; one trailing slash is forgiven).
    ///
    /// # Errors
    /// [`NoRoute`] for an unknown path or a method the path has no use for.
    pub fn parse(method: Method, path: &'a str) -> Result<Self, NoRoute> {
        use Method::{Get, Post};
        let mut segments = [""; MOST_SEGMENTS];
        let known = segments_of(path, &mut segments).ok_or(NoRoute::UnknownPath)?;

        let (route, allow) = match known {
            ["api", "health"] => (at(method, Get, Route::Health), "GET, HEAD"),
            ["api", "admin", "simple-login"] => (at(method, Post, Route::Login), "POST"),
            ["api", "admin", rest @ ..] => {
                return AdminRoute::parse(method, rest).map(Self::Admin);
            }
            ["api", "rflr-rewards", address] => {
                (at(method, Get, Route::Rewards(address)), "GET, HEAD")
            }
            ["api", "rflr-rewards", address, "stream"] => {
                (at(method, Get, Route::RewardsStream(address)), "GET, HEAD")
            }
            ["api", "forms", kind] => (at(method, Post, Route::Form(kind)), "POST"),
            ["api", "events"] => (at(method, Post, Route::Events), "POST"),
            ["api", "certificates"] => (at(method, Post, Route::IssueCertificate), "POST"),
            ["certificate", id] => (at(method, Get, Route::Certificate(id)), "GET, HEAD"),
            ["api", "search"] => (at(method, Get, Route::Search), "GET, HEAD"),
            ["search"] => (at(method, Get, Route::SearchPage), "GET, HEAD"),
            ["blog"] => (at(method, Get, Route::Blog), "GET, HEAD"),
            ["blog", "feed.xml"] => (at(method, Get, Route::Feed(Format::Rss)), "GET, HEAD"),
            ["blog", "atom.xml"] => (at(method, Get, Route::Feed(Format::Atom)), "GET, HEAD"),
            ["blog", "feed.json"] => (at(method, Get, Route::Feed(Format::Json)), "GET, HEAD"),
            ["blog", slug] => (at(method, Get, Route::Post(slug)), "GET, HEAD"),
            ["preview", token] => (at(method, Get, Route::Preview(token)), "GET, HEAD"),
            ["sitemap.xml"] => (at(method, Get, Route::Sitemap), "GET, HEAD"),
            ["llms.txt"] => (at(method, Get, Route::Llms), "GET, HEAD"),
            [file] if file.strip_suffix(".txt").is_some() => {
                (at(method, Get, Route::KeyFile(file)), "GET, HEAD")
            }
            _ => return Err(NoRoute::UnknownPath),
        };
        route.ok_or(NoRoute::WrongMethod(allow))
    }

    /// Whether only a logged-in admin may ask this.
    #[must_use]
    pub const fn needs_admin(self) -> bool {
        matches!(self, Self::Admin(_))
    }
}

/// No path of the product is deeper.
const MOST_SEGMENTS: usize = 7;

fn segments_of<'s, 'a>(
    path: &'a str,
    room: &'s mut [&'a str; MOST_SEGMENTS],
) -> Option<&'s [&'a str]> {
    let path = path.strip_prefix('/')?;
    let path = path.strip_suffix('/').unwrap_or(path);
    let mut count = 0;
    for segment in path.split('/') {
        *room.get_mut(count)? = segment;
        count += 1;
        if segment.is_empty() {
            return None;
        }
    }
    room.get(..count)
}

fn at<R>(asked: Method, wanted: Method, route: R) -> Option<R> {
    (asked == wanted).then_some(route)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blog::post::Action;
    use proptest::prelude::*;

    #[test]
    fn each_path_of_the_specification_has_its_route() {
        for (method, path, route) in [
            ("POST", "/api/admin/simple-login", Route::Login),
            ("GET", "/api/admin/me", Route::Admin(AdminRoute::Me)),
            (
                "GET",
                "/api/admin/get-posts-bulletproof",
                Route::Admin(AdminRoute::Posts),
            ),
            (
                "GET",
                "/api/admin/blog-stats",
                Route::Admin(AdminRoute::Stats),
            ),
            (
                "POST",
                "/api/admin/blog-posts/7/approve",
                Route::Admin(AdminRoute::Move("7", Action::Approve)),
            ),
            (
                "POST",
                "/api/admin/blog-posts/7/reject",
                Route::Admin(AdminRoute::Move("7", Action::Reject)),
            ),
            (
                "PUT",
                "/api/admin/blog-posts/7",
                Route::Admin(AdminRoute::Edit("7")),
            ),
            (
                "POST",
                "/api/admin/publish/7",
                Route::Admin(AdminRoute::Move("7", Action::Publish)),
            ),
            (
                "POST",
                "/api/admin/logout",
                Route::Admin(AdminRoute::Logout),
            ),
            ("GET", "/api/rflr-rewards/0xabc", Route::Rewards("0xabc")),
            ("HEAD", "/blog/a-post", Route::Post("a-post")),
            ("GET", "/blog/", Route::Blog),
            ("GET", "/sitemap.xml", Route::Sitemap),
            ("GET", "/llms.txt", Route::Llms),
            ("GET", "/blog/feed.xml", Route::Feed(Format::Rss)),
            ("GET", "/blog/atom.xml", Route::Feed(Format::Atom)),
            ("GET", "/blog/feed.json", Route::Feed(Format::Json)),
            ("GET", "/0123abcd.txt", Route::KeyFile("0123abcd.txt")),
            ("GET", "/api/search", Route::Search),
            ("GET", "/search", Route::SearchPage),
        ] {
            assert_eq!(
                Route::parse(Method::parse(method), path),
                Ok(route),
                "{method} {path}"
            );
        }
    }

    #[test]
    fn a_wrong_method_is_told_the_right_ones() {
        assert_eq!(
            Route::parse(Method::Get, "/api/admin/simple-login"),
            Err(NoRoute::WrongMethod("POST"))
        );
        assert_eq!(
            Route::parse(Method::Other, "/api/admin/seo/runs"),
            Err(NoRoute::WrongMethod("GET, HEAD, POST"))
        );
    }

    #[test]
    fn paths_that_only_resemble_ours_are_unknown() {
        for path in [
            "",
            "/",
            "/api",
            "/api/",
            "/api//health",
            "/api/health//",
            "/API/health",
            "/blog/a/b",
            "/api/admin/blog-posts/1/approve/x",
        ] {
            assert_eq!(
                Route::parse(Method::Get, path),
                Err(NoRoute::UnknownPath),
                "{path}"
            );
        }
    }

    proptest! {
        #[test]
        fn no_path_whatever_upsets_the_parser(path in ".*") {
            let _ = Route::parse(Method::Get, &path);
        }

        #[test]
        fn everything_under_admin_but_the_login_needs_the_admin(id in "[a-z0-9]{1,8}") {
            for path in [format!("/api/admin/blog-posts/{id}/approve"), format!("/api/admin/publish/{id}")] {
                let route = Route::parse(Method::Post, &path).unwrap();
                prop_assert!(route.needs_admin());
            }
        }
    }
}
