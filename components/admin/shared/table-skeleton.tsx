import { Skeleton } from "@/components/ui/skeleton";

interface TableSkeletonProps {
  /** What loads, in words: "Loading the products". */
  label: string;
  rows?: number;
}

/** A table in the shape that comes: head, and rows of the same height. */
export function TableSkeleton({ label, rows = 10 }: TableSkeletonProps) {
  return (
    <div className="overflow-hidden rounded-lg border bg-card shadow-sheet">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="h-10 border-b bg-muted" />
      <div className="divide-y">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex h-13 items-center gap-4 px-4">
            <Skeleton className="size-10 shrink-0" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-4 w-16 max-sm:hidden" />
            <Skeleton className="h-4 w-20" />
          </div>
        ))}
      </div>
    </div>
  );
}
