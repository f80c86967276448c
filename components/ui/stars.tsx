import { cn } from "@/lib/cn";

/** Five stars of 20 × 20 side by side. */
const STARS = [0, 20, 40, 60, 80]
  .map(
    (x) =>
      `M${x + 10} 1.6l2.58 5.36 5.9.78-4.32 4.08 1.08 5.86L${x + 10} 14.82l-5.24 2.86 1.08-5.86-4.32-4.08 5.9-.78z`,
  )
  .join("");

export interface StarsProps {
  /** 0 to 5 */
  rating: number;
  /** Number of reviews; written beside the stars when given. */
  count?: number;
  className?: string;
}

/** A rating out of 5: drawn for the eye, one sentence for a screen reader. */
export function Stars({ rating, count, className }: StarsProps) {
  if (count === 0) {
    return <span className={cn("text-sm text-muted-foreground", className)}>No reviews yet</span>;
  }
  const words = `Rated ${rating.toFixed(1)} out of 5`;
  const reviews = count === undefined ? "" : `, ${count} ${count === 1 ? "review" : "reviews"}`;
  const filled = Math.round(Math.min(Math.max(rating, 0), 5) * 20);
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-base", className)}>
      <svg role="img" aria-label={words + reviews} viewBox="0 0 100 20" className="h-[1em] w-[5em]">
        <path d={STARS} className="fill-kraft-line/35" />
        {/* An inner drawing hides what reaches beyond its width. */}
        <svg width={filled} height="20">
          <path d={STARS} className="fill-marigold stroke-[#8a5f13] stroke-[0.9]" />
        </svg>
      </svg>
      {count !== undefined && (
        <span aria-hidden className="text-sm text-muted-foreground tabular">
          {rating.toFixed(1)} ({count})
        </span>
      )}
    </span>
  );
}
