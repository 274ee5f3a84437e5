interface SkeletonProps {
  /** Size and position of what will come, as utilities. */
  readonly className: string;
}

/** The shape of something on its way. The region around it says so in words. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={`skeleton block ${className}`} />;
}
