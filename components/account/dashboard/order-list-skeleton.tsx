import { Skeleton } from "@/components/ui/skeleton";

export function OrderListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="space-y-3">
      <p role="status" className="sr-only">
        Loading your orders
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-28 sm:h-14" />
      ))}
    </div>
  );
}
