import type { CSSProperties } from "react";
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
  if (count === 0) {
    return <span className={cn("no-rating", className)}>No reviews yet</span>;
  }
  const words = `Rated ${rating.toFixed(1)} out of 5`;
  const reviews = count === undefined ? "" : `, ${count} ${count === 1 ? "review" : "reviews"}`;
  const filled = Math.round(Math.min(Math.max(rating, 0), 5) * 20);
  return (
    <span className={cn("rating", className)}>
      <span
        role="img"
        aria-label={words + reviews}
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
