import { computeEarnings, type CostedLine, type Earnings } from "./earnings";
import { lineTotalPaise } from "../totals";

/** A line that offers one quantity or several. */
export interface OfferedLine extends Pick<CostedLine, "basis" | "costPaise"> {
  /** A quantity may have a cost of its own. */
  quantities: readonly { quantity: number; pricePaise: number; costPaise?: number }[];
}

export interface ChoiceTotal extends Earnings {
  quantity: number;
  totalPaise: number;
}

/** Each quantity of a line, smallest first, with its total and earnings. */
export function listChoices({ quantities, basis, costPaise }: OfferedLine): ChoiceTotal[] {
  return sorted(quantities).map((choice) => {
    const line = { costPaise, ...choice, ...(basis !== undefined && { basis }) };
    return {
      quantity: choice.quantity,
      totalPaise: lineTotalPaise(line),
      ...computeEarnings([line]),
    };
  });
}

export interface OfferTotal extends Earnings {
  /** Of each line that offers several; of all, where none does. */
  quantities: number[];
  /** Goods less the discount, and shipping; before tax. */
  totalPaise: number;
}

/**
 * Totals of an offer before tax: with the smallest quantities, the next larger ones and so on; a line with fewer
 * quantities stays at its largest. Lines without a quantity are omitted.
 */
export function listOfferTotals(
  lines: readonly OfferedLine[],
  { discountPaise, shippingPaise }: { discountPaise: number; shippingPaise: number },
): OfferTotal[] {
  const offered = lines
    .filter(({ quantities }) => quantities.length > 0)
    .map((line) => ({ ...line, quantities: sorted(line.quantities) }));
  const most = Math.max(0, ...offered.map(({ quantities }) => quantities.length));
  const isNamed = (line: number) => most === 1 || (offered[line]?.quantities.length ?? 0) > 1;
  return Array.from({ length: most }, (_, index) => {
    const chosen = offered.flatMap(({ quantities, basis, costPaise }): CostedLine[] => {
      const choice = quantities[Math.min(index, quantities.length - 1)];
      return choice ? [{ costPaise, ...choice, ...(basis !== undefined && { basis }) }] : [];
    });
    const earnings = computeEarnings(chosen, discountPaise);
    return {
      quantities: chosen.map(({ quantity }) => quantity).filter((_, line) => isNamed(line)),
      totalPaise: earnings.revenuePaise + shippingPaise,
      ...earnings,
    };
  });
}

const sorted = <Choice extends { quantity: number }>(choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => one.quantity - other.quantity);
