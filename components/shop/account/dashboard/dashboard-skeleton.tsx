import { useTranslate } from "#words";
import { Skeleton } from "@/components/ui/skeleton";

/** Shown until the open tab is known from the URL. */
export function DashboardSkeleton() {
  const t = useTranslate();
  return (
    <div>
      <p role="status" className="sr-only">
        {t("Loading your dashboard")}
      </p>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="mt-6 mb-7 h-12" />
      <Boxes />
    </div>
  );
}

/** Shown while a tab loads. */
export function TabSkeleton() {
  const t = useTranslate();
  return (
    <div>
      <p role="status" className="sr-only">
        {t("Loading")}
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
