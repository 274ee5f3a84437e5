import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./query-client.ts";

let inBrowser: QueryClient | undefined;

/** One cache for the whole visit, so that a tool left and entered again still shows its answer. */
function visitCache(): QueryClient {
  if (typeof document === "undefined") return createQueryClient();
  inBrowser ??= createQueryClient();
  return inBrowser;
}

/** Gives the tools and the admin area below it their cache. Static pages do without. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(visitCache);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
