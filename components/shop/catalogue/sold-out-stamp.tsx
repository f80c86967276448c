import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";

interface SoldOutStampProps {
  /** Fades the picture, so that the product draws less attention in a list. */
  veil?: boolean;
}

/** A rubber stamp over a picture. */
export function SoldOutStamp({ veil }: SoldOutStampProps) {
  const t = useTranslate();
  return (
    <span
      className={cn(
        "pointer-events-none absolute inset-0 grid place-items-center",
        veil && "bg-background/60",
      )}
    >
      <span className="-rotate-8 rounded-sm border-2 border-signal bg-card px-3 py-1 text-sm font-bold tracking-wide text-signal outline-1 outline-offset-2 outline-signal">
        {t("Out of Stock")}
      </span>
    </span>
  );
}
