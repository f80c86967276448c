import type { Bill, LinePrice } from "@/lib/documents/dispatch-figures";
import { sumBy, type LineFigures } from "@/lib/documents/figures";
import type { Order } from "@/lib/orders/order";
import {
  addGst,
  apportion,
  type GstLine,
  type GstTotals,
  type LineShares,
  type LineTax,
} from "@/lib/pricing/gst";
import { wholeRupees } from "@/lib/pricing/money";
import { addFlatTax, lineTotalPaise, type Amounts, type Totals } from "@/lib/pricing/totals";

/** A line to bill, at its tax rate. */
export interface RatedLine extends GstLine {
  /** Null for an added line. */
  id: string | null;
}

export interface PricedLines {
  totals: Totals;
  roundOffPaise: number;
  /** One per line; null under the flat tax. */
  lineTaxes: readonly LineTax[] | null;
  /** For a partly billed order: each line's share of discount and shipping. */
  shares: readonly LineShares[] | null;
}

/**
 * Recalculates the tax of an order's lines under its own regime. Billed amounts stay on each line, to the paisa.
 * @param bills the invoices of the order so far
 */
export function priceLines(
  { gst, totals }: Pick<Order, "gst" | "totals">,
  lines: readonly RatedLine[],
  wanted: Amounts,
  bills: readonly Bill[],
): PricedLines {
  const kept = bills.length > 0 ? preserveBilled(lines, bills, wanted) : null;
  const amounts = kept?.amounts ?? wanted;
  const shares = kept?.shares ?? null;
  if (!gst) {
    const flat = addFlatTax(amounts, totals.taxPercent);
    return { totals: flat, roundOffPaise: 0, lineTaxes: null, shares };
  }
  const isWithinState = gst.sellerState === gst.placeOfSupply;
  const computed = addGst(lines, amounts, isWithinState, kept?.shares);
  return { ...withBilledTaxes(lines, bills, computed), shares };
}

const NOTHING: LinePrice = { grossPaise: 0, discountPaise: 0, shippingPaise: 0 };

/**
 * Divides discount and shipping of a partly billed order: each line keeps its billed share, and the rest is split by
 * value over the unbilled part. Neither the discount exceeds, nor the shipping falls below, what was billed.
 */
function preserveBilled(
  lines: readonly RatedLine[],
  bills: readonly Bill[],
  wanted: Amounts,
): { shares: LineShares[]; amounts: Amounts } {
  const billed = lines.map(({ id }) => sumBilled(bills, id));
  const total = (amount: (price: LinePrice) => number) => sumBy(billed, amount);
  const rests = lines.map((line, index) =>
    Math.max(0, lineTotalPaise(line) - (billed[index] ?? NOTHING).grossPaise),
  );
  const restPaise = sumBy(rests, (paise) => paise);
  const discountPaise = left(
    wanted.discountPaise,
    total((price) => price.discountPaise),
  );
  const discounts = apportion(Math.min(restPaise, discountPaise), rests);
  // Under the flat tax, shipping is billed beside the lines.
  const shippedPaise = sumBy(bills, ({ amounts }) => amounts.shippingPaise);
  const shippingPaise = restPaise === 0 ? 0 : left(wanted.shippingPaise, shippedPaise);
  const shippings = apportion(shippingPaise, rests);
  const shares = billed.map((price, index) => ({
    discountPaise: price.discountPaise + (discounts[index] ?? 0),
    shippingPaise: price.shippingPaise + (shippings[index] ?? 0),
  }));
  return {
    shares,
    amounts: {
      subtotalPaise: wanted.subtotalPaise,
      discountPaise: sumBy(shares, (share) => share.discountPaise),
      shippingPaise: shippedPaise + shippingPaise,
    },
  };
}

const left = (paise: number, billedPaise: number) => Math.max(0, paise - billedPaise);

/** A fully billed line has the tax of its invoices. */
function withBilledTaxes(
  lines: readonly RatedLine[],
  bills: readonly Bill[],
  computed: GstTotals,
): GstTotals {
  if (bills.length === 0) return computed;
  const lineTaxes = computed.lineTaxes.map((tax, index) => {
    const line = lines[index];
    const parts = bills
      .flatMap(({ figures }) => figures.lines)
      .filter(({ orderLineId }) => orderLineId === line?.id);
    const isBilled = sumBy(parts, ({ quantity }) => quantity) === line?.quantity;
    return isBilled ? sumParts(tax, parts) : tax;
  });
  const taxPaise = sumBy(lineTaxes, (tax) => tax.cgstPaise + tax.sgstPaise + tax.igstPaise);
  const { subtotalPaise, discountPaise, shippingPaise } = computed.totals;
  const exactPaise = subtotalPaise - discountPaise + shippingPaise + taxPaise;
  const totalPaise = wholeRupees(exactPaise);
  const totals = { ...computed.totals, taxPaise, totalPaise };
  return { totals, roundOffPaise: totalPaise - exactPaise, lineTaxes };
}

const sumParts = ({ rateBasisPoints }: LineTax, parts: readonly LineFigures[]): LineTax => ({
  rateBasisPoints,
  taxablePaise: sumBy(parts, ({ taxablePaise }) => taxablePaise),
  cgstPaise: sumBy(parts, ({ cgstPaise }) => cgstPaise),
  sgstPaise: sumBy(parts, ({ sgstPaise }) => sgstPaise),
  igstPaise: sumBy(parts, ({ igstPaise }) => igstPaise),
});

function sumBilled(bills: readonly Bill[], id: string | null): LinePrice {
  const prices = bills.flatMap(({ figures, prices: all }) =>
    figures.lines.flatMap(({ orderLineId }, index) =>
      orderLineId === id ? (all[index] ?? []) : [],
    ),
  );
  return {
    grossPaise: sumBy(prices, ({ grossPaise }) => grossPaise),
    discountPaise: sumBy(prices, ({ discountPaise }) => discountPaise),
    shippingPaise: sumBy(prices, ({ shippingPaise }) => shippingPaise),
  };
}
