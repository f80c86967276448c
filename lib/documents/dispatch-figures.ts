import { calculateShare, wholeRupees } from "@/lib/pricing/money";
import type { Amounts } from "@/lib/pricing/totals";
import {
  getExactPaise,
  lineTaxPaise,
  sumBy,
  getTaxablePaise,
  type Figures,
  type LineFigures,
} from "./figures";

/** Parts of a line's taxable value: gross - discount + shipping; in paise. */
export interface LinePrice {
  grossPaise: number;
  discountPaise: number;
  shippingPaise: number;
}

/** Contents of an invoice, with the price of each line as the documents print it. */
export interface Bill {
  figures: Figures;
  /** In the order of the lines. */
  prices: readonly LinePrice[];
  /** As summed on the document; `sampleCreditPaise` is the part of the discount that credits paid samples. */
  amounts: Amounts & { sampleCreditPaise: number };
}

/** Units of lines in one dispatch. */
export type Dispatched = readonly { orderLineId: string; quantity: number }[];

interface BilledLine extends LineFigures, LinePrice {}

/**
 * The part of an order's bill for one dispatch: its units' share of the unbilled rest in each line's price, discount,
 * shipping and tax. All dispatches together bill the order to the paisa, in any order of billing; under GST each total
 * is whole rupees, because the running sum is rounded.
 * @param billed the invoices of the order so far
 * @throws RangeError for more units than are left to bill
 */
export function billDispatch(order: Bill, billed: readonly Bill[], dispatched: Dispatched): Bill {
  const left = remaining(order, billed);
  const parts = left.map((line) => toPart(line, countUnits(dispatched, line)));
  const isLast = left.every(({ quantity }, index) => quantity === parts[index]?.quantity);
  const lines = parts.filter(({ quantity }) => quantity > 0);
  const before = billed.map(({ figures }) => figures);
  const rest = subtract(order.figures, before);
  const share = { lines, taxablePaise: sumBy(left, ({ taxablePaise }) => taxablePaise) };
  const figures = isLast
    ? { ...rest, lines: lines.map(computeFigures) }
    : computeShare(rest, before, share);
  return {
    figures,
    prices: lines.map(({ grossPaise, discountPaise, shippingPaise }) => ({
      grossPaise,
      discountPaise,
      shippingPaise,
    })),
    amounts: {
      subtotalPaise: sumBy(lines, ({ grossPaise }) => grossPaise),
      discountPaise: sumBy(lines, ({ discountPaise }) => discountPaise),
      shippingPaise: sumBy(lines, ({ shippingPaise }) => shippingPaise) + figures.untaxedPaise,
      sampleCreditPaise: countSamples(order, billed, { lines, left }),
    },
  };
}

const countUnits = (dispatched: Dispatched, { orderLineId }: BilledLine): number =>
  sumBy(
    dispatched.filter((line) => line.orderLineId === orderLineId),
    ({ quantity }) => quantity,
  );

const listLines = ({ figures, prices }: Bill): BilledLine[] =>
  figures.lines.flatMap((line, index) => {
    const price = prices[index];
    return price ? [{ ...line, ...price }] : [];
  });

/** The unbilled rest of each line. */
function remaining(order: Bill, billed: readonly Bill[]): BilledLine[] {
  const taken = billed.flatMap(listLines);
  return listLines(order).map((line) =>
    taken.filter(({ orderLineId }) => orderLineId === line.orderLineId).reduce(less, line),
  );
}

const less = (line: BilledLine, taken: BilledLine): BilledLine => ({
  ...line,
  quantity: line.quantity - taken.quantity,
  taxablePaise: line.taxablePaise - taken.taxablePaise,
  cgstPaise: line.cgstPaise - taken.cgstPaise,
  sgstPaise: line.sgstPaise - taken.sgstPaise,
  igstPaise: line.igstPaise - taken.igstPaise,
  grossPaise: line.grossPaise - taken.grossPaise,
  discountPaise: line.discountPaise - taken.discountPaise,
  shippingPaise: line.shippingPaise - taken.shippingPaise,
});

/** The taxable value of a part follows from its price, so that the columns of the invoice add up. */
function toPart(line: BilledLine, quantity: number): BilledLine {
  if (quantity > line.quantity) {
    throw new RangeError(`Of a line ${line.quantity} are left to bill.`);
  }
  if (quantity === 0) return { ...line, quantity };
  const share = (paise: number) => calculateShare(paise, quantity, line.quantity);
  const price = {
    grossPaise: share(line.grossPaise),
    discountPaise: share(line.discountPaise),
    shippingPaise: share(line.shippingPaise),
  };
  return {
    ...line,
    ...price,
    quantity,
    taxablePaise: price.grossPaise - price.discountPaise + price.shippingPaise,
    cgstPaise: share(line.cgstPaise),
    sgstPaise: share(line.sgstPaise),
    igstPaise: share(line.igstPaise),
  };
}

function computeFigures(line: BilledLine): LineFigures {
  const { orderLineId, quantity, gstBasisPoints } = line;
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = line;
  return {
    orderLineId,
    quantity,
    gstBasisPoints,
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
  };
}

type Sums = Omit<Figures, "lines">;

function subtract(order: Figures, billed: readonly Figures[]): Sums {
  const rest = (amount: (figures: Figures) => number) => amount(order) - sumBy(billed, amount);
  return {
    untaxedPaise: rest(({ untaxedPaise }) => untaxedPaise),
    taxPaise: rest(({ taxPaise }) => taxPaise),
    roundOffPaise: rest(({ roundOffPaise }) => roundOffPaise),
    totalPaise: rest(({ totalPaise }) => totalPaise),
  };
}

interface Share {
  lines: readonly BilledLine[];
  /** Taxable value of the unbilled rest, these lines included. */
  taxablePaise: number;
}

/** Under GST each line has its own tax; the flat tax and its shipping are shared among dispatches by value. */
function computeShare(rest: Sums, billed: readonly Figures[], share: Share): Figures {
  const lines = share.lines.map(computeFigures);
  const isGst = lines.some(({ gstBasisPoints }) => gstBasisPoints !== null);
  const valuePaise = getTaxablePaise({ lines });
  const byValue = (paise: number) =>
    share.taxablePaise === 0 ? 0 : calculateShare(paise, valuePaise, share.taxablePaise);
  const amounts = {
    lines,
    untaxedPaise: byValue(rest.untaxedPaise),
    taxPaise: isGst ? sumBy(lines, lineTaxPaise) : byValue(rest.taxPaise),
  };
  const exactPaise = getExactPaise(amounts);
  if (!isGst) return { ...amounts, roundOffPaise: 0, totalPaise: exactPaise };
  const sumPaise = wholeRupees(sumBy(billed, getExactPaise) + exactPaise);
  const totalPaise = sumPaise - sumBy(billed, (figures) => figures.totalPaise);
  return { ...amounts, roundOffPaise: totalPaise - exactPaise, totalPaise };
}

/** Sample credit is billed with the discount that contains it. */
function countSamples(
  order: Bill,
  billed: readonly Bill[],
  { lines, left }: { lines: readonly BilledLine[]; left: readonly BilledLine[] },
): number {
  const restPaise =
    order.amounts.sampleCreditPaise - sumBy(billed, ({ amounts }) => amounts.sampleCreditPaise);
  const leftPaise = sumBy(left, ({ discountPaise }) => discountPaise);
  if (restPaise === 0 || leftPaise === 0) return 0;
  const herePaise = sumBy(lines, ({ discountPaise }) => discountPaise);
  return calculateShare(restPaise, herePaise, leftPaise);
}
