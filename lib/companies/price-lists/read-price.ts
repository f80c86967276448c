import type { TableErrors } from "@/lib/base/input/table-errors";
import { z } from "@/lib/base/input/zod";
import { asSentence } from "@/lib/base/text/sentence";
import { PERCENT_OFF, type ListedPrice } from "@/lib/pricing/listed-price";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { ownTierProblem } from "@/lib/pricing/tier-problem";
import { numeric, tierFields } from "@/lib/catalogue/number-fields";
import { statedTiers, storedTiers } from "@/lib/catalogue/sale-terms";
import type { PriceRow } from "./schemas";

/** A single price of a list, from a request, a file or a form. */

/** A tier with its position in the input. */
export interface SentTier {
  from: string | number;
  price: string | number;
  row: number;
  /** Prefix of its column names: "tiers.0." in JSON and forms, empty in a file. */
  at: string;
}

export interface SentPrice {
  row: number;
  percent: string | number | null;
  tiers: readonly SentTier[];
}

type ReadPrice = { listed: ListedPrice } | { errors: TableErrors };

const PERCENT = "Write a percent above 0 and below 100 with at most two decimals, such as 12.5.";

const percentField = numeric(PERCENT).pipe(
  z
    .number(PERCENT)
    .gt(PERCENT_OFF.above, PERCENT)
    .lt(PERCENT_OFF.below, PERCENT)
    .refine((percent) => Number(percent.toFixed(2)) === percent, PERCENT),
);

/** Reads a percent or tiers, and reports mistakes by row and column. */
export function readPrice({ row, percent, tiers }: SentPrice): ReadPrice {
  const refuse = (column: string, message: string) => ({ errors: [{ row, column, message }] });
  if (percent === null) return readTiers(row, tiers);
  if (tiers.length > 0) return refuse("percent", "Give a percent or prices, not both.");
  const parsed = percentField.safeParse(percent);
  return parsed.success ? { listed: { percent: parsed.data } } : refuse("percent", PERCENT);
}

function readTiers(row: number, sent: readonly SentTier[]): ReadPrice {
  const refuse = (message: string) => ({ errors: [{ row, column: "price", message }] });
  if (sent.length === 0) return refuse("Give a percent off, or a price.");
  if (sent.length > MAX_TIERS) return refuse(`A product has at most ${MAX_TIERS} prices.`);
  const parsed = sent.map((tier) => ({ tier, read: tierFields.safeParse(tier) }));
  const errors = parsed.flatMap(({ tier, read }) =>
    (read.error?.issues ?? []).map(({ path, message }) => ({
      row: tier.row,
      column: `${tier.at}${String(path[0] ?? "price")}`,
      message: asSentence(message),
    })),
  );
  if (errors.length > 0) return { errors };
  const tiers = storedTiers(parsed.flatMap(({ read }) => read.data ?? []));
  const problem = ownTierProblem(tiers);
  const wrong = problem && sent[problem.index];
  if (!problem || !wrong) return { listed: { tiers } };
  const column = `${wrong.at}${problem.part}`;
  return { errors: [{ row: wrong.row, column, message: asSentence(problem.message) }] };
}

/** The price in rupees, for the API. */
export const statedPrice = (listed: ListedPrice): Pick<PriceRow, "tiers" | "percent"> =>
  "tiers" in listed ? { tiers: statedTiers(listed.tiers) } : { percent: listed.percent };
