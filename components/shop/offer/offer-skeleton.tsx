import { useTranslate } from "#words";
import { Skeleton } from "@/components/ui/skeleton";

export function OfferSkeleton() {
  const t = useTranslate();
  return (
    <div>
      <p role="status" className="sr-only">
        {t("Loading the offer")}
      </p>
      <Skeleton className="mb-8 h-10 w-2/3 max-w-md" />
      <div className="grid gap-6 lg:grid-cols-[1fr_24rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
