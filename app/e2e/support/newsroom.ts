// What the journeys through the newsroom share: drafts to work on, another editor, and a keyboard.
import type { Locator, Page } from "@playwright/test";
import { loggedIn, type Visitor } from "../../../worker/tests/support/visitor.ts";
import type { BlogPost, ChangedPost, Noted, PostDetail } from "../../src/api/generated/types.gen.ts";
import { expect, type Product } from "./product.ts";

/** The other editor: the same admin at another machine, speaking to the API. */
export class OtherEditor {
  private readonly visitor: Visitor;

  private constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  static async logIn(product: Product): Promise<OtherEditor> {
    return new OtherEditor(await loggedIn(product));
  }

  /** Posts that wait for approval, one for each title, all with a machine-written text and its sources. */
  async waiting(titles: readonly string[]): Promise<readonly BlogPost[]> {
    const written = (await this.visitor.send<Noted>("POST", "/api/admin/generate-random-content")).json();
    const posts: BlogPost[] = [];
    for (const title of titles) {
      const path = `/api/admin/blog-posts/${written.postId}/copy`;
      const copy = (await this.visitor.send<ChangedPost>("POST", path, { title })).json().blogPost;
      posts.push(await this.move("submit", copy));
    }
    return posts;
  }

  async edit(post: Pick<BlogPost, "id" | "version">, fields: object): Promise<BlogPost> {
    const path = `/api/admin/blog-posts/${post.id}`;
    const answer = await this.visitor.send<ChangedPost>("PUT", path, { version: post.version, ...fields });
    return answer.json().blogPost;
  }

  async move(move: "submit" | "approve" | "reject", post: Pick<BlogPost, "id">): Promise<BlogPost> {
    const path = `/api/admin/blog-posts/${post.id}/${move}`;
    return (await this.visitor.send<ChangedPost>("POST", path)).json().blogPost;
  }

  async publish(post: Pick<BlogPost, "id">): Promise<BlogPost> {
    await this.move("approve", post);
    const answer = await this.visitor.send<ChangedPost>("POST", `/api/admin/publish/${post.id}`);
    return answer.json().blogPost;
  }

  async read(post: Pick<BlogPost, "id">): Promise<BlogPost> {
    return (await this.visitor.get<PostDetail>(`/api/admin/blog-posts/${post.id}`)).json().blogPost;
  }
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way by Tab to ${target}`);
}

/** Goes there by Tab and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Waits for a toast that says so. */
export async function expectToast(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(page.getByText(sentence).first()).toBeVisible();
}

/** Logs in by keyboard, and opens the posts that the query asks for. */
export async function openPosts(page: Page, password: string, query = ""): Promise<void> {
  await page.goto(`/admin?tab=posts${query}`);
  await press(page, page.getByRole("button", { name: "Log in" }));
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.keyboard.type("admin");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Blog posts" }).waitFor();
}
