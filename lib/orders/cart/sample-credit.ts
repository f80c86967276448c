import { parseSample } from "@/lib/catalogue/made-to-order";
import { calculatePercent } from "@/lib/pricing/money";
import { creditPercent } from "@/lib/pricing/sample";
import type { CartLine } from "./cart-line";
import type { StockRow } from "./product-lines";

/** A paid sample of an earlier order that was not credited yet. */
export interface PaidSample {
  lineId: string;
  productId: string;
  paidPaise: number;
}

/** What a cart gets back for samples. */
export interface SampleCredit {
  creditPaise: number;
  /** The order lines of the samples. */
  lineIds: string[];
}

export const NO_CREDIT: SampleCredit = { creditPaise: 0, lineIds: [] };

/**
 * What paid samples are worth in a cart: a share of their price by the packs that are bought of their product.
 * @param lines those that can be ordered
 * @param mostPaise what is left to pay for goods; a credit is no money
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
