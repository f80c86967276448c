import { calculateShare } from "../money";
import { lineTotalPaise, type PricedLine } from "../totals";

/** A line with the shop's cost of `basis` units, in paise; null when unknown. */
export interface CostedLine extends PricedLine {
  costPaise: number | null;
}

/** Earnings of a sale, in paise: after the discount, before shipping and tax. */
export interface Earnings {
  revenuePaise: number;
  /** For the lines with a known cost. */
  costPaise: number;
  /** For the lines with a known cost; null without any. */
  marginPaise: number | null;
  /** Whole percent of the revenue; null with an unknown cost, and without revenue. */
  percent: number | null;
}

/** The cost of a line, rounded half-up to the paisa as its total is; null where it is not known. */
export const lineCostPaise = ({ costPaise, ...line }: CostedLine): number | null =>
  costPaise === null ? null : lineTotalPaise({ ...line, pricePaise: costPaise });

/** Adds up lines and takes off their costs. The discount is shared by the lines in proportion. */
export function computeEarnings(lines: readonly CostedLine[], discountPaise = 0): Earnings {
  const known = lines.filter(({ costPaise }) => costPaise !== null);
  const subtotalPaise = addUp(lines);
  const discount = Math.min(discountPaise, subtotalPaise);
  const knownPaise = addUp(known);
  const share = subtotalPaise === 0 ? 0 : calculateShare(discount, knownPaise, subtotalPaise);
  const costPaise = known.reduce((sum, line) => sum + (lineCostPaise(line) ?? 0), 0);
  return toEarnings({
    revenuePaise: subtotalPaise - discount,
    knownPaise: knownPaise - share,
    costPaise,
    isKnown: known.length > 0,
    isWhole: known.length === lines.length,
  });
}

const addUp = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);

interface Sums {
  revenuePaise: number;
  /** Revenue of the lines with a known cost. */
  knownPaise: number;
  costPaise: number;
  /** Whether the cost of something is known, and of everything. */
  isKnown: boolean;
  isWhole: boolean;
}

/** The margin of sums that were added up. */
export function toEarnings(sums: Sums): Earnings {
  const { revenuePaise, knownPaise, costPaise, isKnown, isWhole } = sums;
  const marginPaise = isKnown ? knownPaise - costPaise : null;
  const isPercent = marginPaise !== null && isWhole && revenuePaise > 0;
  return {
    revenuePaise,
    costPaise,
    marginPaise,
    percent: isPercent ? Math.round((marginPaise / revenuePaise) * 100) : null,
  };
}
