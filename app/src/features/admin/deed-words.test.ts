import { describe, expect, it } from "vitest";
import { formatMoment } from "../../ui/moment.tsx";
import { deedWords, detailWords } from "./deed-words.ts";

describe("the log in words", () => {
  it("shows a deed that this version does not know as it is written", () => {
    expect(deedWords("post.approve")).toBe("Post approved");
    expect(deedWords("post.translate")).toBe("post.translate");
  });

  it("shows times within particulars as people read them", () => {
    const time = "2026-11-24T10:45:16Z";
    expect(detailWords("preview.make", `until ${time}`)).toBe(`until ${formatMoment(time)}`);
    expect(detailWords("post.reject", "See 2026-11-24 in the source.")).toBe("See 2026-11-24 in the source.");
  });

  it("names the settings that were changed", () => {
    expect(detailWords("settings.change", "mailTo, mailDigest")).toBe("address for letters, weekly letter");
    expect(detailWords("settings.change", "Bluesky on")).toBe("Bluesky on");
  });
});
