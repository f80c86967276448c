import { parseSample } from "@/lib/catalogue/made-to-order";
import { calculatePercent } from "@/lib/pricing/money";
import { creditPercent } from "@/lib/pricing/sample";
import type { CartLine } from "./cart-line";
import type { StockRow } from "./product-lines";

/** A paid sample of an earlier order, not credited yet. */
export interface PaidSample {
  lineId: string;
  productId: string;
  paidPaise: number;
}

/** Sample credit of a cart. */
export interface SampleCredit {
  creditPaise: number;
  /** The credited order lines. */
  lineIds: string[];
}

export const NO_CREDIT: SampleCredit = { creditPaise: 0, lineIds: [] };

/**
 * Credit for paid samples: a share of their price per pack bought of their product.
 * @param lines the lines that can be ordered
 * @param mostPaise amount still to be paid for goods; credit is never paid out
 */
export function creditSamples(
  paid: readonly PaidSample[],
  lines: readonly CartLine[],
  rows: ReadonlyMap<string, StockRow>,
  mostPaise: number,
): SampleCredit {
  let creditPaise = 0;
  const lineIds: string[] = [];
  for (const { lineId, productId, paidPaise } of paid) {
    const sample = parseSample(rows.get(productId)?.sample ?? null);
    const packs = lines
      .filter((line) => line.kind === "product" && line.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const percent = sample && packs > 0 ? creditPercent(sample, packs) : 0;
    const worthPaise = calculatePercent(paidPaise, percent);
    if (worthPaise === 0 || creditPaise + worthPaise > mostPaise) continue;
    creditPaise += worthPaise;
    lineIds.push(lineId);
  }
  return { creditPaise, lineIds };
}
