/** How a product is supplied: from the stock, or made once it is ordered. */
export const SUPPLIES = ["stock", "to_order"] as const;

export type Supply = (typeof SUPPLIES)[number];

interface Supplied {
  /** The owner's switch. */
  forSale: boolean;
  supply: Supply;
  /** Packs. */
  stockCount: number;
}

/** Whether it can be bought now. The function stock_state in prisma/sql/stock.sql says the same of a row. */
export function isInStock({ forSale, supply, stockCount }: Supplied): boolean {
  return forSale && (supply === "to_order" || stockCount > 0);
}
