/** The list before its first post: a blank sheet, drawn like the other plates. */
export function NothingToReview() {
  return (
    <div className="grid items-center gap-8 border-t border-ink py-12 sm:grid-cols-[auto_1fr]">
      <svg viewBox="0 0 120 140" aria-hidden fill="none" className="w-24" stroke="var(--ink)">
        <path d="M12 6h70l26 26v102H12z" fill="var(--raised)" />
        <path d="M82 6v26h26" />
        <path d="M28 52h48" stroke="var(--ember)" strokeWidth="2.5" />
        <path d="M28 70h64M28 84h64M28 98h64M28 112h38" stroke="var(--line)" strokeWidth="2" />
      </svg>
      <div>
        <h3 className="text-title">No blog posts yet</h3>
        <p className="mt-2 max-w-[34rem] text-muted">
          New AI-generated blog posts will appear here for your review.
        </p>
      </div>
    </div>
  );
}
