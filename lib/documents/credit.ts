import { apportion } from "@/lib/pricing/gst";
import { calculateShare, toHalves, wholeRupees } from "@/lib/pricing/money";
import {
  getExactPaise,
  lineTaxPaise,
  sumBy,
  getTaxablePaise,
  type Figures,
  type LineFigures,
} from "./figures";

/**
 * Input of a credit note (docs/product.md: Credit notes). All credit notes of an invoice together never exceed it, and
 * add up to its total once everything is credited.
 */
export type Credited =
  | { kind: "all" }
  /** Packs of lines, with their share of the discount and, under GST, of the shipping. */
  | { kind: "lines"; lines: readonly { orderLineId: string; quantity: number }[] }
  /** A part of the price, tax included; without returned goods. */
  | { kind: "amount"; paise: number };

/** Lines have a rate under GST only. */
const isGst = ({ lines }: Pick<Figures, "lines">): boolean =>
  lines.some(({ gstBasisPoints }) => gstBasisPoints !== null);

/** The rest of an invoice after its credit notes. */
export function calculateRemaining(invoice: Figures, credits: readonly Figures[]): Figures {
  const taken = credits.flatMap(({ lines }) => lines);
  return {
    lines: invoice.lines.map((line) =>
      taken.filter(({ orderLineId }) => orderLineId === line.orderLineId).reduce(less, line),
    ),
    untaxedPaise: invoice.untaxedPaise - sumBy(credits, (credit) => credit.untaxedPaise),
    taxPaise: invoice.taxPaise - sumBy(credits, (credit) => credit.taxPaise),
    roundOffPaise: invoice.roundOffPaise - sumBy(credits, (credit) => credit.roundOffPaise),
    totalPaise: invoice.totalPaise - sumBy(credits, (credit) => credit.totalPaise),
  };
}

const less = (line: LineFigures, taken: LineFigures): LineFigures => ({
  ...line,
  quantity: line.quantity - taken.quantity,
  taxablePaise: line.taxablePaise - taken.taxablePaise,
  cgstPaise: line.cgstPaise - taken.cgstPaise,
  sgstPaise: line.sgstPaise - taken.sgstPaise,
  igstPaise: line.igstPaise - taken.igstPaise,
});

const isEmpty = (line: LineFigures): boolean =>
  line.quantity === 0 && line.taxablePaise === 0 && lineTaxPaise(line) === 0;

/**
 * The figures of the next credit note, with only the lines that it changes.
 * @param credits the invoice's credit notes so far
 * @throws RangeError for more than is left, or for nothing
 */
export function calculateCredit(
  invoice: Figures,
  credits: readonly Figures[],
  credited: Credited,
): Figures {
  const left = calculateRemaining(invoice, credits);
  const figures = creditedFigures(left, credited, (exactPaise) => {
    const settled = getExactPaise(invoice) - getExactPaise(left);
    const rounded = wholeRupees(settled + exactPaise) - (invoice.totalPaise - left.totalPaise);
    return Math.min(Math.max(rounded, 0), left.totalPaise);
  });
  const lines = figures.lines.filter((line) => !isEmpty(line));
  if (lines.length === 0 && figures.totalPaise === 0) {
    throw new RangeError("There is nothing left to credit.");
  }
  return { ...figures, lines };
}

/**
 * @param rounded the total of a credit note for an exact amount, chosen so that all credit notes together round like
 * their sum
 */
function creditedFigures(
  left: Figures,
  credited: Credited,
  rounded: (exactPaise: number) => number,
): Figures {
  if (credited.kind === "all") return left;
  if (credited.kind === "amount") return toAmount(left, credited.paise);
  return isGst(left)
    ? packsUnderGst(left, credited.lines, rounded)
    : packsOfFlat(left, credited.lines);
}

type Packs = readonly { orderLineId: string; quantity: number }[];

/** The share of each line's rest that belongs to the given packs. */
function toPacks(left: Figures, packs: Packs): LineFigures[] {
  const unknown = packs.find(
    ({ orderLineId }) => !left.lines.some((line) => line.orderLineId === orderLineId),
  );
  if (unknown) throw new RangeError("A line to be credited is not on the invoice.");
  return left.lines.map((line) => {
    const wanted = packs.filter(({ orderLineId }) => orderLineId === line.orderLineId);
    return toPart(
      line,
      sumBy(wanted, ({ quantity }) => quantity),
    );
  });
}

function toPart(line: LineFigures, quantity: number): LineFigures {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity) {
    throw new RangeError(`Of a line ${line.quantity} packs are left to credit.`);
  }
  const share = (paise: number) =>
    quantity === 0 ? 0 : calculateShare(paise, quantity, line.quantity);
  return {
    ...line,
    quantity,
    taxablePaise: share(line.taxablePaise),
    cgstPaise: share(line.cgstPaise),
    sgstPaise: share(line.sgstPaise),
    igstPaise: share(line.igstPaise),
  };
}

function packsUnderGst(
  left: Figures,
  packs: Packs,
  rounded: (exactPaise: number) => number,
): Figures {
  const lines = toPacks(left, packs);
  const taxPaise = sumBy(lines, lineTaxPaise);
  const exactPaise = sumBy(lines, (line) => line.taxablePaise) + taxPaise;
  const totalPaise = rounded(exactPaise);
  return { lines, untaxedPaise: 0, taxPaise, roundOffPaise: totalPaise - exactPaise, totalPaise };
}

/** The flat tax is credited in proportion to the goods; the shipping is not credited. */
function packsOfFlat(left: Figures, packs: Packs): Figures {
  const lines = toPacks(left, packs);
  const taxable = sumBy(lines, (line) => line.taxablePaise);
  const taxPaise =
    taxable === 0 ? 0 : calculateShare(left.taxPaise, taxable, getTaxablePaise(left));
  return { lines, untaxedPaise: 0, taxPaise, roundOffPaise: 0, totalPaise: taxable + taxPaise };
}

/** Divides the amount in proportion over the whole rest. */
function toAmount(left: Figures, paise: number): Figures {
  if (!Number.isSafeInteger(paise) || paise <= 0 || paise > left.totalPaise) {
    throw new RangeError("The invoice does not come to so much any more.");
  }
  if (paise === left.totalPaise) return { ...left, lines: left.lines.map(withoutGoods) };
  return isGst(left) ? amountUnderGst(left, paise) : amountOfFlat(left, paise);
}

const withoutGoods = (line: LineFigures): LineFigures => ({ ...line, quantity: 0 });

function amountOfFlat(left: Figures, paise: number): Figures {
  const weights = [...left.lines.map((line) => line.taxablePaise), left.taxPaise];
  const parts = apportion(paise, [...weights, left.untaxedPaise]);
  const lines = left.lines.map((line, index) => ({
    ...withoutGoods(line),
    taxablePaise: parts[index] ?? 0,
  }));
  const [taxPaise = 0, untaxedPaise = 0] = parts.slice(left.lines.length);
  return { lines, untaxedPaise, taxPaise, roundOffPaise: 0, totalPaise: paise };
}

/** An amount beyond the lines, which exists because the total was rounded, becomes the rounding of the credit note. */
function amountUnderGst(left: Figures, paise: number): Figures {
  const weights = left.lines.map((line) => line.taxablePaise + lineTaxPaise(line));
  const borne = Math.min(
    paise,
    sumBy(weights, (weight) => weight),
  );
  const parts = apportion(borne, weights);
  const lines = left.lines.map((line, index) => priceCut(line, parts[index] ?? 0));
  const taxPaise = sumBy(lines, lineTaxPaise);
  const exactPaise = sumBy(lines, (line) => line.taxablePaise) + taxPaise;
  return {
    lines,
    untaxedPaise: 0,
    taxPaise,
    roundOffPaise: paise - exactPaise,
    totalPaise: paise,
  };
}

/** `paise` of a line with its taxes; CGST and SGST stay equal. */
function priceCut(line: LineFigures, paise: number): LineFigures {
  const { taxablePaise, cgstPaise, igstPaise } = line;
  const whole = taxablePaise + lineTaxPaise(line);
  const share = (tax: number) => (whole === 0 ? 0 : calculateShare(tax, paise, whole));
  const half = Math.min(
    Math.max(share(cgstPaise), toHalves(paise - igstPaise - taxablePaise).up, 0),
    cgstPaise,
    toHalves(paise).down,
  );
  const igst = Math.max(share(igstPaise), Math.min(paise - 2 * half - taxablePaise, igstPaise));
  return {
    ...withoutGoods(line),
    taxablePaise: Math.min(paise - 2 * half - igst, taxablePaise),
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: igst,
  };
}
