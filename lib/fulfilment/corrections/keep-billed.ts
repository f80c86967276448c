import type { Bill, LinePrice } from "@/lib/documents/dispatch-figures";
import { sumBy, type LineFigures } from "@/lib/documents/figures";
import { apportion, type GstTotals, type LineShares, type LineTax } from "@/lib/pricing/gst";
import { wholeRupees } from "@/lib/pricing/money";
import { lineTotalPaise, type Amounts } from "@/lib/pricing/totals";
import type { CorrectedGoods } from "./correct-lines";

const NOTHING: LinePrice = { grossPaise: 0, discountPaise: 0, shippingPaise: 0 };

/**
 * Divides discount and shipping of an order of which a part was billed: each line keeps what was billed of it, and the
 * rest is split over what is not billed, by value. No more is given back, and no less charged, than was billed.
 */
export function keepBilled(
  goods: readonly CorrectedGoods[],
  bills: readonly Bill[],
  wanted: Amounts,
): { shares: LineShares[]; amounts: Amounts } {
  const billed = goods.map(({ before }) => sumBilled(bills, before?.id));
  const rests = goods.map(({ line }, index) =>
    Math.max(0, lineTotalPaise(line) - (billed[index] ?? NOTHING).grossPaise),
  );
  const restPaise = sumBy(rests, (paise) => paise);
  const discounts = apportion(
    Math.min(
      restPaise,
      left(
        wanted.discountPaise,
        sumBy(billed, (price) => price.discountPaise),
      ),
    ),
    rests,
  );
  // Under the flat tax, shipping is billed beside the lines.
  const shippedPaise = sumBy(bills, ({ amounts }) => amounts.shippingPaise);
  const shippingPaise = left(wanted.shippingPaise, shippedPaise);
  const shippings = apportion(shippingPaise, rests);
  const shares = billed.map((price, index) => ({
    discountPaise: price.discountPaise + (discounts[index] ?? 0),
    shippingPaise: price.shippingPaise + (shippings[index] ?? 0),
  }));
  return {
    shares,
    amounts: {
      subtotalPaise: wanted.subtotalPaise,
      discountPaise: sumBy(shares, ({ discountPaise }) => discountPaise),
      shippingPaise: shippedPaise + shippingPaise,
    },
  };
}

const left = (paise: number, billedPaise: number) => Math.max(0, paise - billedPaise);

/** Of a line of which all was billed, the tax is what its invoices say, to the paisa. */
export function withBilledTaxes(
  goods: readonly CorrectedGoods[],
  bills: readonly Bill[],
  computed: GstTotals,
): GstTotals {
  const lineTaxes = computed.lineTaxes.map((tax, index) => {
    const { before, line } = goods[index] ?? {};
    const parts = bills
      .flatMap(({ figures }) => figures.lines)
      .filter(({ orderLineId }) => orderLineId === before?.id);
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

function sumBilled(bills: readonly Bill[], id: string | undefined): LinePrice {
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
