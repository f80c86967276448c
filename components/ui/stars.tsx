import { cn } from "@/lib/cn";

const STAR =
  "m10 1.6 2.58 5.36 5.9.78-4.32 4.08 1.08 5.86L10 14.82l-5.24 2.86 1.08-5.86L1.52 7.74l5.9-.78z";

function Star({ fill }: { fill: number }) {
  return (
    <span className="relative block size-[1em]">
      <svg viewBox="0 0 20 20" className="size-full fill-kraft-line/35">
        <path d={STAR} />
      </svg>
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${fill * 100}%` }}
      >
        <svg viewBox="0 0 20 20" className="size-[1em] fill-marigold stroke-[#8a5f13] stroke-[0.9]">
          <path d={STAR} />
        </svg>
      </span>
    </span>
  );
}

export interface StarsProps {
  /** 0 to 5 */
  rating: number;
  /** Number of reviews; written beside the stars when given. */
  count?: number;
  className?: string;
}

/** A rating out of 5: drawn for the eye, one sentence for a screen reader. */
export function Stars({ rating, count, className }: StarsProps) {
  const words = `Rated ${rating.toFixed(1)} out of 5`;
  const reviews = count === undefined ? "" : `, ${count} ${count === 1 ? "review" : "reviews"}`;
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-base", className)}>
      <span role="img" aria-label={words + reviews} className="flex gap-px">
        {[0, 1, 2, 3, 4].map((index) => (
          <Star key={index} fill={Math.min(Math.max(rating - index, 0), 1)} />
        ))}
      </span>
      {count !== undefined && (
        <span aria-hidden className="text-sm text-muted-foreground tabular">
          {count === 0 ? "No reviews yet" : `${rating.toFixed(1)} (${count})`}
        </span>
      )}
    </span>
  );
}
