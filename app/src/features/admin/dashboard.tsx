/** The editor's desk: counters, the weekly tasks, and the posts. */
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { LogOut, RefreshCw } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { PlainLink } from "../../ui/link.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { Counters } from "./counters.tsx";
import { BlogPosts } from "./list/blog-posts.tsx";
import { SeoTasks } from "./seo-tasks.tsx";
import { SessionExpiry } from "./session-expiry.tsx";
import { useLogout } from "./use-logout.ts";

const Inbox = lazy(() => import("./inbox/inbox.tsx"));
const NewsroomSettings = lazy(() => import("./newsroom-settings.tsx"));
const AuditLog = lazy(() => import("./audit-log.tsx"));

const tabs = ["tasks", "posts", "inbox", "settings", "audit"] as const;
type Tab = (typeof tabs)[number];

/** The open tab stands in the address, so that a reload, a bookmark and the back button find it. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("tab");
  return [
    tabs.find((tab) => tab === named) ?? "tasks",
    (tab) => setParameters(tab === "tasks" ? {} : { tab }, { preventScrollReset: true }),
  ];
}

interface DashboardProps {
  readonly username: string;
}

/** What a logged-in admin sees. */
export function Dashboard({ username }: DashboardProps) {
  const [tab, setTab] = useTab();
  return (
    <Page header={<Bar />}>
      <div className="frame pt-8 pb-(--section) text-small md:pt-10">
        <Welcome username={username} />
        <Counters />
        <div className="mt-10">
          <Tabs
            label="Dashboard"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: "tasks", label: "SEO Tasks", panel: <SeoTasks /> },
              { value: "posts", label: "Blog Posts", panel: <BlogPosts /> },
              { value: "inbox", label: "Inbox", panel: <Later panel={<Inbox />} /> },
              { value: "settings", label: "Settings", panel: <Later panel={<NewsroomSettings />} /> },
              { value: "audit", label: "Audit", panel: <Later panel={<AuditLog />} /> },
            ]}
          />
        </div>
      </div>
      <SessionExpiry />
    </Page>
  );
}

/** A tab whose code is fetched when it is first opened. */
function Later({ panel }: { readonly panel: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-64 w-full" />}>{panel}</Suspense>;
}

function Bar() {
  return (
    <header className="site-header border-b border-line">
      <div className="frame flex min-h-16 items-center gap-4">
        <PlainLink to={paths.home} className="-ml-1 flex rounded-control p-1">
          <Logo />
          <span className="sr-only">, home</span>
        </PlainLink>
        <span className="border-l border-line pl-4 text-small text-muted">Admin</span>
        <div className="ml-auto">
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}

function Welcome({ username }: DashboardProps) {
  const client = useQueryClient();
  const refreshing = useIsFetching() > 0;
  const logout = useLogout();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-heading">Welcome back</h1>
        <p className="mt-1 text-muted">
          Logged in as <strong className="font-bold text-ink">{username}</strong>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          pendingLabel={refreshing ? "Refreshing..." : undefined}
          onClick={() => client.invalidateQueries()}
        >
          <RefreshCw aria-hidden className="size-4" />
          Refresh
        </Button>
        <Button
          tone="secondary"
          pendingLabel={logout.isPending ? "Logging out..." : undefined}
          onClick={() => logout.mutate()}
        >
          <LogOut aria-hidden className="size-4" />
          Logout
        </Button>
      </div>
    </div>
  );
}
