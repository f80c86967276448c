import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/base/cn";

interface ListSkeletonProps {
  /** Label for screen readers: "Loading the products". */
  label: string;
  rows?: number;
  /** Shows rows as cards on a phone. */
  cards?: boolean;
}

/** A skeleton of a list: a table's head and rows, or cards on a phone. */
export function ListSkeleton({ label, rows = 10, cards = false }: ListSkeletonProps) {
  const each = Array.from({ length: rows }, (_, row) => row);
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      {cards && (
        <div className="space-y-3 md:hidden">
          {each.map((row) => (
            <Skeleton key={row} className="h-28" />
          ))}
        </div>
      )}
      <div
        className={cn(
          "overflow-hidden rounded-lg border bg-card shadow-sheet",
          cards && "max-md:hidden",
        )}
      >
        <div className="h-10 border-b bg-muted" />
        <div className="divide-y">
          {each.map((row) => (
            <div key={row} className="flex h-13 items-center gap-4 px-4">
              <Skeleton className="size-10 shrink-0" />
              <Skeleton className="h-4 flex-1" />
              <Skeleton className="h-4 w-16 max-sm:hidden" />
              <Skeleton className="h-4 w-20" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
