/** A look-up of rewards as it goes on: whom the server is asking, what was found so far, and then the answer. */
import { call, checkedFetch } from "./client.ts";
import { ApiError, NoAnswerError } from "./error.ts";
import { readEvents, type ServerEvent } from "./event-stream.ts";
import { getRewards } from "./generated/sdk.gen.ts";
import type {
  RewardClaim,
  RewardFailure,
  RewardProgress,
  Rewards,
  RewardsFound,
} from "./generated/types.gen.ts";

/** How far a look-up is. Nothing of it is verified yet. */
export interface ScanProgress {
  /** In the order they were first asked. */
  readonly sources: readonly RewardProgress[];
  /** Newest first. */
  readonly claims: readonly RewardClaim[];
}

/** Before anything was heard. */
export const noProgress: ScanProgress = { sources: [], claims: [] };

/** The stream brought no answer, for a reason that says nothing of the look-up itself. */
class StreamBrokenError extends Error {
  override readonly name = "StreamBrokenError";
}

/** Statuses that say of a server, or of what stands before it, that it does not stream. */
const NO_STREAM = [404, 405, 406, 501];

interface LookupOptions {
  /** Withdraws the look-up. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ScanProgress) => void;
  /** Before the path; for tests. */
  readonly baseUrl?: string;
}

/**
 * Looks up an address, telling how far it is. Where no stream can be had, or where it breaks off, it asks plainly for
 * the answer instead; the server goes on with the same look-up. Fails like every call, with `ApiError` or
 * `NoAnswerError`.
 */
export async function lookUpRewards(address: string, options: LookupOptions): Promise<Rewards> {
  try {
    return await streamed(address, options);
  } catch (error) {
    if (!isStreamTrouble(error)) throw error;
    options.signal.throwIfAborted();
    const { signal, baseUrl } = options;
    return (await getRewards({ ...call, path: { address }, signal, ...(baseUrl && { baseUrl }) })).data;
  }
}

async function streamed(
  address: string,
  { signal, onProgress, baseUrl = "" }: LookupOptions,
): Promise<Rewards> {
  const response = await checkedFetch(`${baseUrl}/api/rflr-rewards/${encodeURIComponent(address)}/stream`, {
    signal,
    credentials: "same-origin",
    headers: { Accept: "text/event-stream" },
  });
  if (!response.body || !response.headers.get("content-type")?.startsWith("text/event-stream")) {
    throw new StreamBrokenError("no event stream");
  }
  let progress = noProgress;
  try {
    for await (const event of readEvents(response.body)) {
      if (event.name === "result") return parse<Rewards>(event);
      if (event.name === "failure") throw refusal(event);
      const next = advance(progress, event);
      if (next !== progress) onProgress(next);
      progress = next;
    }
  } catch (error) {
    if (error instanceof ApiError || error instanceof StreamBrokenError) throw error;
    if (signal.aborted) throw new NoAnswerError(signal.reason);
    throw new StreamBrokenError("broken off", { cause: error });
  }
  throw new StreamBrokenError("ended without a result");
}

/** What is known after an event. What we do not understand changes nothing: progress is a courtesy. */
function advance(before: ScanProgress, event: ServerEvent): ScanProgress {
  if (event.name === "claims") {
    const { claims } = parse<Partial<RewardsFound>>(event);
    return Array.isArray(claims) ? { ...before, claims } : before;
  }
  if (event.name !== "progress") return before;
  const news = readProgress(parse<Partial<RewardProgress>>(event));
  if (!news) return before;
  const known = before.sources.some(({ source }) => source === news.source);
  return {
    ...before,
    sources: known
      ? before.sources.map((source) => (source.source === news.source ? news : source))
      : [...before.sources, news],
  };
}

function readProgress({ source, state, claims, note }: Partial<RewardProgress>): RewardProgress | undefined {
  if (typeof source !== "string" || (state !== "asking" && state !== "answered" && state !== "failed"))
    return;
  return { source, state, claims: claims ?? null, note: note ?? null };
}

function parse<Data>({ name, data }: ServerEvent): Data {
  try {
    return JSON.parse(data) as Data;
  } catch (cause) {
    throw new StreamBrokenError(`unreadable ${name}`, { cause });
  }
}

/** The refusal that a plain call would have been answered with. */
function refusal(event: ServerEvent): ApiError {
  const { status = 502 } = parse<Partial<RewardFailure>>(event);
  return new ApiError({ status, statusText: "", headers: new Headers() }, event.data);
}

function isStreamTrouble(error: unknown): boolean {
  if (error instanceof ApiError) return NO_STREAM.includes(error.status);
  if (error instanceof NoAnswerError) return !error.timedOut;
  return error instanceof StreamBrokenError;
}
