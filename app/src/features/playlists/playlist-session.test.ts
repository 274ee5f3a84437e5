import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PlaylistVideo } from "../../content/playlists.ts";
import { type PlaylistState, startPlaylist, WATCHDOG_MS } from "./playlist-session.ts";
import type { PlayerEvents, YouTubePlayer } from "./youtube.ts";

/** A player as YouTube makes it, whose moments the test chooses. */
interface FakePlayer extends YouTubePlayer {
  readonly asked: string[];
  readonly events: PlayerEvents;
  destroyed: boolean;
}

function video(id: string, youtubeId?: string): PlaylistVideo {
  return { id, title: id, description: "", outline: [], ...(youtubeId ? { youtubeId } : {}) };
}

const videos = [video("first", "one"), video("second", "two"), video("unrecorded")];

/** A playlist with its fake players, and how the loading of each is answered. */
function playlist() {
  let state: PlaylistState = { index: 0, stage: "facade", isPlaying: false };
  const players: FakePlayer[] = [];
  const arrivals: { arrive: () => Promise<void>; refuse: () => Promise<void> }[] = [];
  const session = startPlaylist(
    videos,
    (youtubeId, events) =>
      new Promise((resolve, reject) => {
        const fake: FakePlayer = {
          asked: [youtubeId],
          events,
          destroyed: false,
          playVideo: () => events.onPlaying(true),
          pauseVideo: () => events.onPlaying(false),
          loadVideoById: (id) => fake.asked.push(id),
          destroy: () => {
            fake.destroyed = true;
          },
        };
        players.push(fake);
        arrivals.push({
          arrive: async () => resolve(fake),
          refuse: async () => reject(new Error("blocked")),
        });
      }),
    (next) => {
      state = next;
    },
  );
  return {
    session,
    players,
    state: () => state,
    async ready() {
      await arrivals.at(-1)?.arrive();
      players.at(-1)?.events.onReady();
    },
    arrive: (index: number) => arrivals[index]?.arrive(),
    refuse: () => arrivals.at(-1)?.refuse(),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a playlist", () => {
  test("asks for no player before it is started, also when another video is chosen", () => {
    const { session, players, state } = playlist();
    session.select(1);
    expect(players).toEqual([]);
    expect(state()).toEqual({ index: 1, stage: "facade", isPlaying: false });
  });

  test("loads, becomes ready, plays and pauses", async () => {
    const { session, ready, state } = playlist();
    session.start();
    expect(state().stage).toBe("loading");
    await ready();
    expect(state().stage).toBe("ready");
    session.toggle();
    expect(state().isPlaying).toBe(true);
    session.toggle();
    expect(state().isPlaying).toBe(false);
  });

  test("goes on in the same player with the next video", async () => {
    const { session, players, ready, state } = playlist();
    session.start();
    await ready();
    session.select(1);
    expect(state()).toEqual({ index: 1, stage: "ready", isPlaying: false });
    expect(players.map(({ asked }) => asked)).toEqual([["one", "two"]]);
  });

  test("shows the next video as playing, also where the player plays it at once", async () => {
    const { session, players, ready, state } = playlist();
    session.start();
    await ready();
    const player = players[0] as FakePlayer;
    player.loadVideoById = () => player.events.onPlaying(true);
    session.select(1);
    expect(state()).toEqual({ index: 1, stage: "ready", isPlaying: true });
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    expect(state().stage).toBe("ready");
  });

  test("takes the player away for a video that is not recorded", async () => {
    const { session, players, ready, state } = playlist();
    session.start();
    await ready();
    session.select(2);
    expect(state().stage).toBe("facade");
    expect(players[0]?.destroyed).toBe(true);
    session.start();
    expect(players).toHaveLength(1);
  });

  test("gives up after ten seconds without a player, and not before", async () => {
    const { session, state } = playlist();
    session.start();
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS - 1);
    expect(state().stage).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    expect(state().stage).toBe("failed");
  });

  test("throws away a player that comes after it was given up", async () => {
    const { session, players, ready, state } = playlist();
    session.start();
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    await ready();
    expect(players[0]?.destroyed).toBe(true);
    expect(state().stage).toBe("failed");
  });

  test("throws away a player that comes after another video was chosen", async () => {
    const { session, players, arrive, ready, state } = playlist();
    session.start();
    session.select(1);
    session.start();
    await ready();
    await arrive(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(players.map(({ destroyed }) => destroyed)).toEqual([true, false]);
    expect(state()).toMatchObject({ index: 1, stage: "ready" });
  });

  test("says so when the player's script does not come", async () => {
    const { session, refuse, state } = playlist();
    session.start();
    await refuse();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().stage).toBe("failed");
  });

  test("says so when the video itself cannot be played, and can be started again", async () => {
    const { session, players, ready, state } = playlist();
    session.start();
    await ready();
    players[0]?.events.onError();
    expect(state()).toMatchObject({ stage: "failed", isPlaying: false });
    expect(players[0]?.destroyed).toBe(true);
    session.start();
    await ready();
    expect(state().stage).toBe("ready");
  });

  test("gives a next video ten seconds to begin", async () => {
    const { session, players, ready, state } = playlist();
    session.start();
    await ready();
    session.select(1);
    players[0]?.events.onPlaying(true);
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    expect(state().stage).toBe("ready");
    session.select(0);
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    expect(state().stage).toBe("failed");
  });

  test("leaves nothing running when its page is left", async () => {
    const { session, players, ready, state } = playlist();
    session.start();
    await ready();
    session.stop();
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    expect(players[0]?.destroyed).toBe(true);
    expect(state().stage).toBe("ready");
  });
});
