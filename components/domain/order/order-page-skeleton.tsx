import { useTranslate } from "#words";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

export function OrderPageSkeleton() {
  const t = useTranslate();
  return (
    <div>
      <p role="status" className="mb-6 flex min-h-11 items-center gap-3 text-muted-foreground">
        <Spinner /> {t("Loading your order")}
      </p>
      <Skeleton className="mb-8 h-16 w-2/3 max-w-lg" />
      <div className="grid gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="space-y-6">
          <Skeleton className="h-64" />
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </div>
        <div className="space-y-6">
          <Skeleton className="h-44" />
          <Skeleton className="h-64" />
        </div>
      </div>
    </div>
  );
}
