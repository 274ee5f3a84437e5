// Hostile HTML through the editor's door, and into a browser that nothing else protects.

import { loggedIn } from "../../worker/tests/support/visitor.ts";
import type { ChangedPost } from "../src/api/generated/types.gen.ts";
import { hostileHtml } from "./support/hostile-html.ts";
import { OtherEditor } from "./support/newsroom.ts";
import { expect, test } from "./support/product.ts";

test.use({ expectedFailures: [0, 404] });

test(`none of ${hostileHtml.length} payloads leaves anything that runs, whatever parses it`, async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const [post] = await (await OtherEditor.logIn(product)).waiting(["Full of payloads"]);
  if (!post) throw new Error("no draft");
  const admin = await loggedIn(product);
  // Without the site's own policy, which would hide what the cleaner lets through.
  await page.route("**/*", (route) => route.abort());
  await page.setContent("<!doctype html><body></body>");

  let version = post.version;
  const left: string[] = [];
  for (const [place, payload] of hostileHtml.entries()) {
    const body = { version, content: `<p>${place}</p>${payload}` };
    const answer = await admin.send<ChangedPost>("PUT", `/api/admin/blog-posts/${post.id}`, body);
    expect([payload, answer.status]).toEqual([payload, 200]);
    const { blogPost } = answer.json();
    version = blogPost.version;
    const fault = await page.evaluate((html) => {
      document.body.innerHTML = html;
      // Again, as a page that passes it on would.
      document.body.innerHTML = String(document.body.innerHTML);
      for (const element of document.body.querySelectorAll("*")) {
        if (/^(script|style|svg|math|object|embed|form|base|meta|link|template)$/i.test(element.tagName)) {
          return element.outerHTML;
        }
        for (const { name, value } of element.attributes) {
          // Browsers pass over white space and control characters in a scheme.
          const scheme = [...value.toLowerCase()].filter((character) => character > " ").join("");
          const isActive =
            name.startsWith("on") || name === "style" || name === "srcdoc" || name === "srcset";
          const isUnsafe = /^(javascript|vbscript|data|blob|feed|jar|view-source):/.test(scheme);
          const isForeign = name !== "title" && name !== "alt" && /^(\/\/|\\\\)/.test(scheme);
          if (isActive || isUnsafe || isForeign) return element.outerHTML;
        }
        if (element instanceof HTMLElement && element.tagName !== "IFRAME") {
          element.focus();
          element.dispatchEvent(new MouseEvent("mouseover"));
          if (element.tagName !== "A") element.click();
        }
      }
      return "ran" in window ? "it ran" : undefined;
    }, blogPost.content);
    if (fault !== undefined) left.push(`${payload}\n  left ${fault}`);
  }
  expect(left).toEqual([]);
});
