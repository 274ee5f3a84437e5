import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { postListQuery, rewardsQuery, runsQuery, sessionQuery, statsQuery } from "./queries.ts";
import { createQueryClient } from "./query-client.ts";

it("keeps every answer under the URL it came from", () => {
  const keys = [sessionQuery, postListQuery({}), statsQuery, runsQuery, rewardsQuery("0xab")].map(
    (query) => query.queryKey[0],
  );
  expect(keys).toEqual([
    "/api/admin/me",
    "/api/admin/posts",
    "/api/admin/blog-stats",
    "/api/admin/seo/runs",
    "/api/rflr-rewards/0xab",
  ]);
});

it("asks once, and once more for the list of posts alone", async () => {
  const client = createQueryClient();
  async function tries({ retry }: { retry?: unknown }): Promise<number> {
    let count = 0;
    const queryFn = () => Promise.reject(new Error(`try ${++count}`));
    const failing = {
      queryKey: [retry],
      queryFn,
      retryDelay: 0,
      ...(typeof retry === "number" && { retry }),
    };
    const observer = new QueryObserver(client, failing);
    await new Promise<void>((settled) => {
      observer.subscribe((result) => {
        if (result.isError) settled();
      });
    });
    observer.destroy();
    return count;
  }
  expect(await tries(sessionQuery)).toBe(1);
  expect(await tries(postListQuery({}))).toBe(2);
});

it("never takes an answer for stale", async () => {
  const client = createQueryClient();
  let count = 0;
  const counting = { queryKey: ["count"], queryFn: async () => ++count };
  await client.fetchQuery(client.defaultQueryOptions(counting));
  expect(await client.fetchQuery(client.defaultQueryOptions(counting))).toBe(1);
});
