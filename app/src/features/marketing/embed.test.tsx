import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";

vi.mock("../../content/site.ts", async (original) => {
  const { site } = await original<typeof import("../../content/site.ts")>();
  const form = (name: string) => `https://forms.example/${name}`;
  const embeds = {
    contact: form("contact"),
    waitlist: form("waitlist"),
    enrolment: form("enrolment"),
    booking: form("booking"),
    interviewBooking: form("interview"),
  };
  return { site: { ...site, embeds } };
});

beforeAll(() => vi.stubGlobal("__BUILD_YEAR__", 2026));

test.each([
  ["the contact form", () => import("../../routes/home.tsx"), "contact", 600],
  ["the waitlist", () => import("../../routes/home.tsx"), "waitlist", 600],
  ["the University's contact form", () => import("../../routes/university.tsx"), "contact", 500],
  ["the enrolment", () => import("../../routes/enrolment.tsx"), "enrolment", 1309],
  ["the booking calendar", () => import("../../routes/consultation.tsx"), "booking", 700],
  ["the interview's booking", () => import("../../routes/interviews.tsx"), "interview", 600],
])(
  "where %s is configured, its frame stands in place of our form, as high as specified",
  async (_, route, name, height) => {
    const { default: Screen } = await route();
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Screen />
      </MemoryRouter>,
    );
    const frame = new RegExp(`<iframe src="https://forms.example/${name}"[^>]*>`).exec(html)?.[0];
    expect(frame).toContain(`height="${height}"`);
    expect(html).toContain(`href="https://forms.example/${name}" `);
    expect(html).not.toMatch(/<form[^>]*action="\/api\/forms/);
  },
);
