/** How answers are kept: never stale by themselves, asked for again only when somebody asks. */
import { QueryClient } from "@tanstack/react-query";

/** How long an answer that no screen shows is kept, in milliseconds. */
const CACHE_LIFETIME = 5 * 60 * 1_000;

/** A cache with the product's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: CACHE_LIFETIME,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Offline, a call fails and says so; the default would leave it pending without a word.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
