// The cron triggers through the built Worker.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WeeklyRuns } from "../../app/src/api/generated/types.gen.ts";
import { type Served, serve } from "./support/served.ts";
import { loggedIn } from "./support/visitor.ts";

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

const SUMMER = "0 14 * * MON";
const WINTER = "0 15 * * MON";

const slots = () => served.rows("SELECT slot FROM weekly_runs ORDER BY slot").map(({ slot }) => slot);

describe("the weekly run", () => {
  it("starts at the trigger at which it is nine in Chicago, on both sides of a clock change", async () => {
    for (const monday of ["2027-03-08", "2027-03-15"]) {
      await served.fire(SUMMER, new Date(`${monday}T14:00:00Z`));
      await served.fire(WINTER, new Date(`${monday}T15:00:00Z`));
    }
    expect(slots()).toEqual(["2027-03-08", "2027-03-15"]);
    const times = served.rows("SELECT slot, scheduled_at FROM weekly_runs ORDER BY slot");
    expect(times).toEqual([
      { slot: "2027-03-08", scheduled_at: Date.parse("2027-03-08T15:00:00Z") / 1000 },
      { slot: "2027-03-15", scheduled_at: Date.parse("2027-03-15T14:00:00Z") / 1000 },
    ]);
  });

  it("writes one draft for review however often and however simultaneously it fires", async () => {
    const at = new Date("2027-07-05T14:00:00Z");
    await Promise.all(Array.from({ length: 8 }, () => served.fire(SUMMER, at)));
    await served.fire(SUMMER, at);
    const drafts = served.rows("SELECT status FROM posts WHERE origin LIKE 'weekly:2027-07-05:%'");
    expect(drafts).toEqual([{ status: "pending_approval" }]);
  });

  it("tells the dashboard what it did, and when", async () => {
    const runs = (await (await loggedIn(served)).get<WeeklyRuns>("/api/admin/seo/runs")).json();
    expect(new Date(runs.nextRunAt).getTime()).toBeGreaterThan(Date.now());
    const tasks = runs.runs.find((run) => run.slot === "2027-07-05")?.tasks ?? [];
    expect(tasks).toHaveLength(6);
    const task = tasks.find(({ task }) => task === "blog_post_creation");
    expect(task).toMatchObject({ task: "blog_post_creation", status: "done", attempts: 1 });
    expect(task?.summary).toMatch(/^Drafted ‘.+’ \(\d+ words\); it waits for review\.$/);
  });
});
