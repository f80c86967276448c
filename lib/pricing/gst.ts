import { calculateShare, wholeRupees } from "./money";
import { lineTotalPaise, type Amounts, type PricedLine, type Totals } from "./totals";

/** The GST of an order. All amounts are in paise and all rates in hundredths of a percent. */

export interface GstLine extends PricedLine {
  rateBasisPoints: number;
}

/** The tax of one line. Either CGST and SGST are 0, or IGST is 0. */
export interface LineTax {
  rateBasisPoints: number;
  /** The line amount after its share of the discount, plus its share of the shipping. */
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

export interface GstTotals {
  /** `total = subtotal - discount + shipping + tax + roundOff`, in whole rupees. */
  totals: Totals;
  /** From -49 to 50. */
  roundOffPaise: number;
  /** In the order of the lines. */
  lineTaxes: LineTax[];
}

/**
 * Returns the price of a cart under GST (docs/product.md: GST). Each line is taxed at its own rate, in two halves
 * (CGST and SGST) within the seller's state. The total is rounded to the rupee.
 * @param shares of discount and shipping, split over the lines by value where they are not known
 * @throws RangeError when the amounts exceed the safe integers
 */
export function addGst(
  lines: readonly GstLine[],
  amounts: Amounts,
  isWithinState: boolean,
  shares: readonly LineShares[] = calculateShares(
    lines,
    amounts.discountPaise,
    amounts.shippingPaise,
  ),
): GstTotals {
  const { subtotalPaise, discountPaise, shippingPaise } = amounts;
  const lineTaxes = lines.map((line, index) => {
    const { discountPaise: less, shippingPaise: more } = shares[index] ?? NO_SHARES;
    return computeTax(lineTotalPaise(line) - less + more, line.rateBasisPoints, isWithinState);
  });
  const taxPaise = lineTaxes.reduce((sum, tax) => sum + sumTaxPaise(tax), 0);
  const exactPaise = subtotalPaise - discountPaise + shippingPaise + taxPaise;
  const totalPaise = wholeRupees(exactPaise);
  if (!Number.isSafeInteger(exactPaise) || !Number.isSafeInteger(subtotalPaise)) {
    throw new RangeError("The amounts of this cart are too large to add up exactly.");
  }
  return {
    totals: { ...amounts, taxPaise, totalPaise },
    roundOffPaise: totalPaise - exactPaise,
    lineTaxes,
  };
}

/** One line's shares of the order's discount and shipping. */
export interface LineShares {
  discountPaise: number;
  shippingPaise: number;
}

/**
 * Sorts by value and rate, so that the split does not depend on the order in which products were added to the cart.
 */
export function calculateShares(
  lines: readonly GstLine[],
  discountPaise: number,
  shippingPaise: number,
): LineShares[] {
  const sorted = lines
    .map((line, index) => ({ index, paise: lineTotalPaise(line), rate: line.rateBasisPoints }))
    .sort((a, b) => b.paise - a.paise || b.rate - a.rate);
  const weights = sorted.map(({ paise }) => paise);
  const discounts = apportion(discountPaise, weights);
  const shippings = apportion(shippingPaise, weights);
  const shares: LineShares[] = [];
  sorted.forEach(({ index }, place) => {
    shares[index] = {
      discountPaise: discounts[place] ?? 0,
      shippingPaise: shippings[place] ?? 0,
    };
  });
  return shares;
}

function computeTax(
  taxablePaise: number,
  rateBasisPoints: number,
  isWithinState: boolean,
): LineTax {
  const half = isWithinState ? calculateShare(taxablePaise, rateBasisPoints, 20_000) : 0;
  const igstPaise = isWithinState ? 0 : calculateShare(taxablePaise, rateBasisPoints, 10_000);
  return { rateBasisPoints, taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise };
}

const NO_SHARES: LineShares = { discountPaise: 0, shippingPaise: 0 };

const sumTaxPaise = ({ cgstPaise, sgstPaise, igstPaise }: LineTax) =>
  cgstPaise + sgstPaise + igstPaise;

/** One tax at one rate, summed over an order. */
export interface TaxSum {
  name: "CGST" | "SGST" | "IGST";
  percent: number;
  taxablePaise: number;
  amountPaise: number;
}

/** Returns the taxes of an order by rate, the lowest rate first. Leaves out taxes of 0. */
export function sumTaxes(taxes: readonly LineTax[], isWithinState: boolean): TaxSum[] {
  const rates = [...new Set(taxes.map(({ rateBasisPoints }) => rateBasisPoints))];
  return rates
    .filter((rate) => rate > 0)
    .sort((a, b) => a - b)
    .flatMap((rate) => sumsAt(rate, taxes, isWithinState));
}

function sumsAt(rate: number, taxes: readonly LineTax[], isWithinState: boolean): TaxSum[] {
  const same = taxes.filter(({ rateBasisPoints }) => rateBasisPoints === rate);
  const sum = (amount: (tax: LineTax) => number) => same.reduce((all, tax) => all + amount(tax), 0);
  const taxablePaise = sum((tax) => tax.taxablePaise);
  const entry = (name: TaxSum["name"], percent: number, amount: (tax: LineTax) => number) => ({
    name,
    percent,
    taxablePaise,
    amountPaise: sum(amount),
  });
  if (!isWithinState) return [entry("IGST", rate / 100, (tax) => tax.igstPaise)];
  return [
    entry("CGST", rate / 200, (tax) => tax.cgstPaise),
    entry("SGST", rate / 200, (tax) => tax.sgstPaise),
  ];
}

/**
 * Splits `paise` in proportion to `weights`; the parts add up to it exactly. Each share is rounded down, then the
 * remaining paise go one each to the shares that lost most by rounding, the first of equals first (largest remainder
 * method). Weights are non-negative integers, not all 0.
 */
export function apportion(paise: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(paise) * BigInt(weight);
    return { index, part: Number(product / whole), rest: product % whole };
  });
  const left = paise - shares.reduce((sum, { part }) => sum + part, 0);
  const first = [...shares].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1,
  );
  const roundedUp = new Set(first.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, part }) => part + (roundedUp.has(index) ? 1 : 0));
}
