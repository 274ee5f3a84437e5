import { expect, it } from "vitest";
import { everyDay } from "./week-views.tsx";

it("shows a day that has no row as one without views, in its place", () => {
  const days = everyDay([{ day: "2027-03-05", views: 7 }], "2027-03-07");
  expect(days).toHaveLength(56);
  expect(days.slice(-3)).toEqual([
    { day: "2027-03-05", views: 7 },
    { day: "2027-03-06", views: 0 },
    { day: "2027-03-07", views: 0 },
  ]);
});
