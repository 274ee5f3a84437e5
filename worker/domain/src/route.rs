//! Every path of the product on one screen.
//!
//! [`Route::parse`] is pure: it looks at the method and the path, allocates nothing and judges no
//! id, so that an admin route can answer 401 before it says whether a post exists.

/// The request methods the product answers. `HEAD` is a `GET` whose body the platform drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Reads; changes nothing.
    Get,
    /// Acts or creates.
    Post,
    /// Replaces fields.
    Put,
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
    /// `POST /api/admin/logout`
    Logout,
    /// `GET /api/admin/me`
    Me,
    /// `GET /api/admin/get-posts-bulletproof`
    Posts,
    /// `GET /api/admin/blog-stats`
    Stats,
    /// `PUT /api/admin/blog-posts/{id}`
    Edit(&'a str),
    /// `POST /api/admin/blog-posts/{id}/approve`
    Approve(&'a str),
    /// `POST /api/admin/blog-posts/{id}/reject`
    Reject(&'a str),
    /// `POST /api/admin/publish/{id}`
    Publish(&'a str),
    /// `GET /api/admin/seo/runs`
    Runs,
    /// `POST /api/admin/seo/runs`
    RunNow,
    /// `GET /api/rflr-rewards/{address}`
    Rewards(&'a str),
    /// `GET /blog`
    Blog,
    /// `GET /blog/{slug}`
    Post(&'a str),
    /// `GET /sitemap.xml`
    Sitemap,
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
        use Method::{Get, Post, Put};
        let mut segments = [""; MOST_SEGMENTS];
        let known = segments_of(path, &mut segments).ok_or(NoRoute::UnknownPath)?;

        let (route, allow) = match known {
            ["api", "health"] => (at(method, Get, Route::Health), "GET, HEAD"),
            ["api", "admin", "simple-login"] => (at(method, Post, Route::Login), "POST"),
            ["api", "admin", "logout"] => (at(method, Post, Route::Logout), "POST"),
            ["api", "admin", "me"] => (at(method, Get, Route::Me), "GET, HEAD"),
            ["api", "admin", "get-posts-bulletproof"] => {
                (at(method, Get, Route::Posts), "GET, HEAD")
            }
            ["api", "admin", "blog-stats"] => (at(method, Get, Route::Stats), "GET, HEAD"),
            ["api", "admin", "blog-posts", id] => (at(method, Put, Route::Edit(id)), "PUT"),
            ["api", "admin", "blog-posts", id, "approve"] => {
                (at(method, Post, Route::Approve(id)), "POST")
            }
            ["api", "admin", "blog-posts", id, "reject"] => {
                (at(method, Post, Route::Reject(id)), "POST")
            }
            ["api", "admin", "publish", id] => (at(method, Post, Route::Publish(id)), "POST"),
            ["api", "admin", "seo", "runs"] => (
                at(method, Get, Route::Runs).or(at(method, Post, Route::RunNow)),
                "GET, HEAD, POST",
            ),
            ["api", "rflr-rewards", address] => {
                (at(method, Get, Route::Rewards(address)), "GET, HEAD")
            }
            ["blog"] => (at(method, Get, Route::Blog), "GET, HEAD"),
            ["blog", slug] => (at(method, Get, Route::Post(slug)), "GET, HEAD"),
            ["sitemap.xml"] => (at(method, Get, Route::Sitemap), "GET, HEAD"),
            _ => return Err(NoRoute::UnknownPath),
        };
        route.ok_or(NoRoute::WrongMethod(allow))
    }

    /// Whether only a logged-in admin may ask this.
    #[must_use]
    pub const fn needs_admin(self) -> bool {
        match self {
            Self::Logout
            | Self::Me
            | Self::Posts
            | Self::Stats
            | Self::Edit(_)
            | Self::Approve(_)
            | Self::Reject(_)
            | Self::Publish(_)
            | Self::Runs
            | Self::RunNow => true,
            Self::Health
            | Self::Login
            | Self::Rewards(_)
            | Self::Blog
            | Self::Post(_)
            | Self::Sitemap => false,
        }
    }
}

/// No path of the product is deeper.
const MOST_SEGMENTS: usize = 5;

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

fn at(asked: Method, wanted: Method, route: Route<'_>) -> Option<Route<'_>> {
    (asked == wanted).then_some(route)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn each_path_of_the_specification_has_its_route() {
        for (method, path, route) in [
            ("POST", "/api/admin/simple-login", Route::Login),
            ("GET", "/api/admin/me", Route::Me),
            ("GET", "/api/admin/get-posts-bulletproof", Route::Posts),
            ("GET", "/api/admin/blog-stats", Route::Stats),
            (
                "POST",
                "/api/admin/blog-posts/7/approve",
                Route::Approve("7"),
            ),
            ("POST", "/api/admin/blog-posts/7/reject", Route::Reject("7")),
            ("PUT", "/api/admin/blog-posts/7", Route::Edit("7")),
            ("POST", "/api/admin/publish/7", Route::Publish("7")),
            ("POST", "/api/admin/logout", Route::Logout),
            ("GET", "/api/rflr-rewards/0xabc", Route::Rewards("0xabc")),
            ("HEAD", "/blog/a-post", Route::Post("a-post")),
            ("GET", "/blog/", Route::Blog),
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
