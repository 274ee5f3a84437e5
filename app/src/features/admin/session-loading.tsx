import { Skeleton } from "../../ui/skeleton.tsx";

/** Shown while the session is checked. */
export function SessionLoading() {
  return (
    <div className="frame py-16" role="status">
      <h1 className="text-title">Loading</h1>
      <div className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4">
        {["total", "pending", "published", "drafts"].map((counter) => (
          <Skeleton key={counter} className="h-24" />
        ))}
      </div>
      <Skeleton className="mt-8 h-72 w-full" />
    </div>
  );
}
