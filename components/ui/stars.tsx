import type { CSSProperties } from "react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";

export interface StarsProps {
  /** 0 to 5. */
  rating: number;
  /** Number of reviews; shown next to the stars when given. */
  count?: number;
  className?: string;
}

/** A rating out of 5: drawn for the eye (app/components.css), one sentence for screen readers. */
export function Stars({ rating, count, className }: StarsProps) {
  const t = useTranslate();
  if (count === 0) {
    return <span className={cn("no-rating", className)}>{t("No reviews yet")}</span>;
  }
  const given = { rating: rating.toFixed(1) };
  const words =
    count === undefined
      ? t("Rated {rating} out of 5", given)
      : count === 1
        ? t("Rated {rating} out of 5, 1 review", given)
        : t("Rated {rating} out of 5, {count} reviews", { ...given, count });
  const filled = Math.round(Math.min(Math.max(rating, 0), 5) * 20);
  return (
    <span className={cn("rating", className)}>
      <span
        role="img"
        aria-label={words}
        className="stars"
        style={{ "--filled": `${filled}%` } as CSSProperties}
      />
      {count !== undefined && (
        <span aria-hidden className="text-sm text-muted-foreground tabular">
          {rating.toFixed(1)} ({count})
        </span>
      )}
    </span>
  );
}
