import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formatMoment, Moment } from "./moment.tsx";

it("reads seconds and RFC 3339 as the same moment", () => {
  expect(formatMoment(1_754_000_000, "UTC")).toBe("31 Jul 2025, 22:13");
  expect(formatMoment("2025-07-31T22:13:20Z", "UTC")).toBe("31 Jul 2025, 22:13");
});

it("shows what is no time as it came, and says nothing false to machines", () => {
  expect(renderToStaticMarkup(<Moment at="never" />)).toBe("never");
  expect(renderToStaticMarkup(<Moment at={1_754_000_000} />)).toContain(
    'dateTime="2025-07-31T22:13:20.000Z"',
  );
});
