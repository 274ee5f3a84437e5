import { expect, test } from "vitest";
import { missingSecrets, unfilledPlaceholders, unfitAddress } from "./deploy-check.ts";

test("a deploy is refused for each placeholder that is left, by line, comments aside", () => {
  const toml = '# REPLACE_WITH_… must go\nid = "REPLACE_WITH_KV_NAMESPACE_ID"\nname = "emberfi"\n';
  expect(unfilledPlaceholders(toml)).toEqual([
    "wrangler.toml line 2 still says REPLACE_WITH_KV_NAMESPACE_ID.",
  ]);
});

test("a deploy names the secrets that Cloudflare does not list", () => {
  expect(
    missingSecrets(
      '[{"name":"ADMIN_USERNAME"},{"name":"ADMIN_PASSWORD_HASH"},{"name":"CERTIFICATE_SECRET"}]',
    ),
  ).toEqual([]);
  expect(missingSecrets('[{"name":"ADMIN_USERNAME"}]')[0]).toMatch(
    /^Not set: ADMIN_PASSWORD_HASH, CERTIFICATE_SECRET\./,
  );
});

test.each([
  ['{"url":"https://emberfi.example"}', /still names https:\/\/emberfi\.example/],
  ['{"url":"https://EMBERFI.EXAMPLE./"}', /still names/],
  ['{"url":"https://www.example.com"}', /still names/],
  ['{"url":"http://emberfi.io"}', /not https/],
  ['{"url":"emberfi.io"}', /no url that can be read/],
  ['{"name":"Emberfi"}', /no url that can be read/],
  ["{", /no url that can be read/],
])("a deploy is refused while site.json is %s", (siteJson, sentence) => {
  expect(unfitAddress(siteJson)).toEqual([expect.stringMatching(sentence)]);
});

test("a deploy accepts an address that only contains the word example", () => {
  expect(unfitAddress('{"url":"https://example-finance.io"}')).toEqual([]);
});
