import { Skeleton } from "@/components/ui/skeleton";

/** The shape of the dashboard while it is looked which tab is open. */
export function DashboardSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading your dashboard
      </p>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="mt-6 mb-7 h-12" />
      <Boxes />
    </div>
  );
}

/** The shape of a tab while all that it shows is on its way. */
export function TabSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading
      </p>
      <Boxes />
    </div>
  );
}

function Boxes() {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-28" />
        ))}
      </div>
      <Skeleton className="mt-8 h-72" />
    </>
  );
}
