import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { site } from "../../../content/site.ts";
import { WATCHDOG_MS } from "../../playlists/playlist-session.ts";
import { kindOf, type VideoState, watchVideo } from "./video.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("an address tells how its video is shown", () => {
  expect(kindOf("placeholder:defi-101/lesson-1")).toBe("placeholder");
  expect(kindOf("placeholder:later.mp4")).toBe("placeholder");
  expect(kindOf("https://files.example/one.mp4?token=1")).toBe("file");
  expect(kindOf(`https://${site.videoStorageHost}/bucket/one`)).toBe("file");
  expect(kindOf("https://www.youtube-nocookie.com/embed/one")).toBe("frame");
});

function watched() {
  const states: VideoState[] = [];
  return { states, watch: watchVideo((state) => states.push(state)) };
}

test("a video is given up after ten seconds, and not before", () => {
  const { states } = watched();
  vi.advanceTimersByTime(WATCHDOG_MS - 1);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(["failed"]);
});

test("a video that has come is not given up", () => {
  const { states, watch } = watched();
  watch.ready();
  vi.advanceTimersByTime(WATCHDOG_MS);
  expect(states).toEqual(["ready"]);
});

test("a video that fails is given up at once and once", () => {
  const { states, watch } = watched();
  watch.failed();
  vi.advanceTimersByTime(WATCHDOG_MS);
  expect(states).toEqual(["failed"]);
});

test("a lesson that is left watches no longer", () => {
  const { states, watch } = watched();
  watch.stop();
  vi.advanceTimersByTime(WATCHDOG_MS);
  expect(states).toEqual([]);
});
