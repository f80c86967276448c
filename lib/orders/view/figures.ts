import type { OrderAnswer, OrderFigures } from "../schemas";

interface TaxRow {
  name: string;
  /** Rupees; a round off may be negative. */
  amount: number;
}

type Taxed = Pick<OrderFigures, "tax" | "taxes" | "roundOff">;

/**
 * Returns the rows between shipping and total. `flatName` names the flat tax. `isPlaceKnown`: true when the
 * destination is known, which decides the names of the taxes.
 */
export function taxRows(
  { tax, taxes, roundOff = 0 }: Taxed,
  flatName: string,
  isPlaceKnown = true,
): TaxRow[] {
  if (!taxes) return [{ name: flatName, amount: tax }];
  const named = taxes.map(({ name, percent, amount }) => ({
    name: `${name} (${percent}%)`,
    amount,
  }));
  const rows = isPlaceKnown && named.length > 0 ? named : [{ name: "GST", amount: tax }];
  return roundOff === 0 ? rows : [...rows, { name: "Round off", amount: roundOff }];
}

/** The amounts that make up the total of an order. The flat tax has its rate, where known. */
export type TotalFigures = OrderFigures & { taxPercent?: number };

/** Only GST has named taxes, even if there are none. */
export const totalFigures = ({ taxes, ...order }: OrderAnswer): TotalFigures =>
  order.placeOfSupply === undefined ? order : { ...order, taxes };
