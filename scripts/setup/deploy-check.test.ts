import { expect, test } from "vitest";
import { missingSecrets, unfilledPlaceholders } from "./deploy-check.ts";

test("a deploy is refused for each placeholder that is left, by line, comments aside", () => {
  const toml = '# REPLACE_WITH_… must go\nid = "REPLACE_WITH_KV_NAMESPACE_ID"\nname = "emberfi"\n';
  expect(unfilledPlaceholders(toml)).toEqual([
    "wrangler.toml line 2 still says REPLACE_WITH_KV_NAMESPACE_ID.",
  ]);
});

test("a deploy names the secrets that Cloudflare does not list", () => {
  expect(missingSecrets('[{"name":"ADMIN_USERNAME"},{"name":"ADMIN_PASSWORD_HASH"}]')).toEqual([]);
  expect(missingSecrets('[{"name":"ADMIN_USERNAME"}]')[0]).toMatch(/^Not set: ADMIN_PASSWORD_HASH\./);
});
