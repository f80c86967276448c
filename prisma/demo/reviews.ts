import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type { DemoReview } from "./types";

type Row = Record<"product" | "name" | "rating" | "date" | "comment", string>;

/**
 * Returns the reviews of reviews.csv by the slug of their product. None is marked as a verified purchase, because there
 * is no order for it.
 */
export function readReviews(): Map<string, DemoReview[]> {
  const rows = parse<Row>(readFileSync(path.resolve("prisma/demo/reviews.csv")), { columns: true });
  const byProduct = Map.groupBy(rows, ({ product }) => product);
  return new Map([...byProduct].map(([slug, own]) => [slug, own.map(toReview)]));
}

const toReview = ({ name, rating, date, comment }: Row): DemoReview => ({
  name,
  rating: Number(rating) as DemoReview["rating"],
  date,
  comment,
});
