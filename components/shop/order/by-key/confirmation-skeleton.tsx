import { useTranslate } from "#words";
import { Skeleton } from "@/components/ui/skeleton";

export function ConfirmationSkeleton() {
  const t = useTranslate();
  return (
    <div>
      <p role="status" className="sr-only">
        {t("Loading your order")}
      </p>
      <Skeleton className="mb-8 h-6 w-2/3 max-w-xl" />
      <div className="grid gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="space-y-6">
          <Skeleton className="h-44" />
          <Skeleton className="h-72" />
        </div>
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
