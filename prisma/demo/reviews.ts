import { readTable } from "./read-table";
import type { DemoReview } from "./types";

type Column = "product" | "name" | "rating" | "date" | "comment";

/**
 * Returns the reviews of reviews.csv by the slug of their product. None is marked as a verified purchase, because there
 * is no order for it.
 */
export function readReviews(): Map<string, DemoReview[]> {
  const byProduct = Map.groupBy(readTable<Column>("reviews.csv"), ({ product }) => product);
  return new Map([...byProduct].map(([slug, own]) => [slug, own.map(toReview)]));
}

const toReview = ({ name, rating, date, comment }: Record<Column, string>): DemoReview => ({
  name,
  rating: Number(rating) as DemoReview["rating"],
  date,
  comment,
});
