/** Give it the size of the content to come. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-wait rounded-control bg-sunken ${className}`} />;
}

export function SkeletonRows({ label, rows = 4 }: { label: string; rows?: number | undefined }) {
  return (
    <div role="status" aria-label={label} className="grid">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center justify-between gap-6 border-t border-line py-4 first:border-t-0">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-14" />
        </div>
      ))}
    </div>
  );
}
