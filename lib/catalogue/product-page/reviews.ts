import { longDate } from "@/lib/base/dates";
import type { Language } from "@/lib/base/http/languages";
import { dayNamed } from "@/lib/base/india-time";

/** "2026-03-09" → "9 March 2026" */
export const formatReviewDate = (date: string, language?: Language): string =>
  longDate(dayNamed(date), language);

/** Returns the first letter of a name as a whole character in any script; "?" for a name without a letter. */
export function getInitial(name: string): string {
  return /\p{L}\p{M}*/u.exec(name)?.[0].toLocaleUpperCase("en-IN") ?? "?";
}

export interface RatingShare {
  /** From 5 to 1. */
  stars: number;
  count: number;
  /** Rounded, so the five may not add up to 100. */
  percent: number;
}

/** Number of reviews by stars, with keys from 1 to 5. Stars without reviews are absent. */
export type RatingCounts = Readonly<Record<number, number>>;

/** Returns the shares of 5 down to 1 stars (docs/product.md: Catalogue). */
export function ratingDistribution(counts: RatingCounts): RatingShare[] {
  const stars = [5, 4, 3, 2, 1];
  const total = stars.reduce((sum, star) => sum + (counts[star] ?? 0), 0);
  return stars.map((star) => {
    const count = counts[star] ?? 0;
    return { stars: star, count, percent: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
}
