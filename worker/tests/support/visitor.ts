// A browser's part in a conversation: it keeps cookies and says where its requests come from.
import type { BlogPost, BlogPosts, ChangedPost } from "../../../app/src/api/generated/types.gen.ts";
import { PASSWORD, type Served } from "./served.ts";

/** An answer, read to its end. */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; throws where it is none. */
  json(): T;
}

/** Somebody with a browser. */
export class Visitor {
  private cookie = "";
  private readonly served: Served;

  constructor(served: Served) {
    this.served = served;
  }

  async ask<T = unknown>(method: string, path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const headers = new Headers({
      "sec-fetch-site": "same-origin",
      ...(this.cookie && { cookie: this.cookie }),
    });
    new Headers(init.headers).forEach((value, name) => {
      headers.set(name, value);
    });
    const response = await fetch(this.served.url + path, { redirect: "manual", ...init, method, headers });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
    if (cookie) this.cookie = cookie;
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) as T };
  }

  get<T = unknown>(path: string): Promise<Answer<T>> {
    return this.ask<T>("GET", path);
  }

  send<T = unknown>(method: "POST" | "PUT", path: string, body?: unknown): Promise<Answer<T>> {
    if (body === undefined) return this.ask<T>(method, path);
    return this.ask<T>(method, path, {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }
}

/** An admin who has just logged in. */
export async function loggedIn(served: Served): Promise<Visitor> {
  const admin = new Visitor(served);
  const answer = await admin.send("POST", "/api/admin/simple-login", {
    username: "admin",
    password: PASSWORD,
  });
  if (answer.status !== 200) throw new Error(`login failed: ${answer.status} ${answer.text}`);
  return admin;
}

/** A new post of the weekly run's writer, which waits for the editor. */
export async function pendingPost(admin: Visitor): Promise<BlogPost> {
  await admin.send("POST", "/api/admin/seo/runs", { task: "blog_post_creation" });
  const { blogPosts } = (await admin.get<BlogPosts>("/api/admin/get-posts-bulletproof")).json();
  const post = blogPosts[0];
  if (!post) throw new Error("the run wrote no post");
  return post;
}

/** A page without the links that the glossary's words got. */
export function withoutTerms(html: string): string {
  return html.replaceAll(/<a class="term"[^>]*>([^<]*)<\/a>/g, "$1");
}

/** Approves and publishes a post. */
export async function publish(admin: Visitor, post: BlogPost): Promise<BlogPost> {
  await admin.send("POST", `/api/admin/blog-posts/${post.id}/approve`, { version: post.version });
  const answer = await admin.send<ChangedPost>("POST", `/api/admin/publish/${post.id}`);
  if (answer.status !== 200) throw new Error(`publishing failed: ${answer.status} ${answer.text}`);
  return answer.json().blogPost;
}
