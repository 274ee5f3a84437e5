// Every move of a post in every status, through the built Worker.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  ChangedPost,
  Noted,
  PostDetail,
  Refusal,
  Status,
} from "../../app/src/api/generated/types.gen.ts";
import { type Served, serve } from "./support/served.ts";
import { loggedIn, type Visitor } from "./support/visitor.ts";

let served: Served;
let admin: Visitor;
let written: number | null;
let copies = 0;
beforeAll(async () => {
  served = await serve();
  admin = await loggedIn(served);
  written = (await admin.send<Noted>("POST", "/api/admin/generate-random-content")).json().postId;
});
afterAll(() => served.stop());

const statuses = ["draft", "pending_approval", "approved", "published", "rejected"] as const;

/** How a new draft gets there. */
const ways: Readonly<Record<Status, readonly string[]>> = {
  draft: [],
  pending_approval: ["submit"],
  approved: ["submit", "approve"],
  published: ["submit", "approve", "publish"],
  rejected: ["submit", "reject"],
};

/** The moves that lead on from each status; every other one is refused. */
const legal: Readonly<Record<string, Partial<Record<Status, Status>>>> = {
  submit: { draft: "pending_approval" },
  approve: { pending_approval: "approved" },
  reject: { pending_approval: "rejected" },
  reopen: { rejected: "pending_approval" },
  schedule: { approved: "approved" },
  unschedule: {},
  publish: { approved: "published", published: "published" },
  unpublish: { published: "draft" },
};

function move(id: number, name: string, body: object = {}) {
  const path = name === "publish" ? `/api/admin/publish/${id}` : `/api/admin/blog-posts/${id}/${name}`;
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  return admin.send<ChangedPost & Refusal>("POST", path, name === "schedule" ? { publishAt, ...body } : body);
}

async function standingAt(status: Status): Promise<number> {
  copies += 1;
  const path = `/api/admin/blog-posts/${written}/copy`;
  const copy = await admin.send<ChangedPost>("POST", path, { title: `Copy ${copies}` });
  const { id } = copy.json().blogPost;
  for (const step of ways[status]) expect((await move(id, step)).status).toBe(200);
  return id;
}

const read = async (id: number) =>
  (await admin.get<PostDetail>(`/api/admin/blog-posts/${id}`)).json().blogPost;

describe.each(statuses)("a post that is %s", (from) => {
  it.each(Object.keys(legal))("is moved on by %s, or refused with 409 and left alone", async (name) => {
    const id = await standingAt(from);
    const before = await read(id);
    const answer = await move(id, name);
    const to = legal[name]?.[from];
    if (to) {
      expect([answer.status, answer.json().blogPost?.status]).toEqual([200, to]);
      return;
    }
    expect([answer.status, answer.json()]).toMatchObject([409, { code: "illegal_move" }]);
    expect(answer.json().message, "it says what stands in the way").not.toBe("");
    expect(await read(id)).toEqual(before);
  });

  it("is not moved by somebody who read another version", async () => {
    const id = await standingAt(from);
    const before = await read(id);
    for (const name of Object.keys(legal)) {
      if (name === "publish" && from === "published") continue;
      const answer = await move(id, name, { version: before.version + 1 });
      expect([name, answer.status]).toEqual([name, 409]);
    }
    expect(await read(id)).toEqual(before);
  });

  it("can be edited, and what was approved is then approved no more", async () => {
    const id = await standingAt(from);
    const { version } = await read(id);
    const body = { version, excerpt: "Another excerpt." };
    const saved = await admin.send<ChangedPost>("PUT", `/api/admin/blog-posts/${id}`, body);
    const waits = from === "approved" || from === "published";
    expect(saved.json().blogPost.status).toBe(waits ? "pending_approval" : from);
  });
});

describe("a field that cannot be taken", () => {
  it.each([
    ["title", "x".repeat(201)],
    ["excerpt", "x".repeat(601)],
    ["content", "x".repeat(204_801)],
    ["content", "<b>".repeat(300)],
    ["category", ""],
    ["seoTitle", "x".repeat(121)],
    ["seoDescription", "x".repeat(321)],
    ["slug", "Not A Slug"],
    ["note", "x".repeat(2_001)],
    ["title", 7],
  ])("%s is named with the reason, and nothing is changed (%#)", async (field, value) => {
    const id = await standingAt("draft");
    const before = await read(id);
    const body = { version: before.version, [field]: value };
    const answer = await admin.send<Refusal>("PUT", `/api/admin/blog-posts/${id}`, body);
    expect([answer.status, answer.json().field]).toEqual([422, field]);
    expect(answer.json().message).toMatch(/\.$/);
    expect(await read(id)).toEqual(before);
  });
});
