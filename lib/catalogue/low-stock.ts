/**
 * At this many packs or fewer a product that is on sale counts as low: time to make more. Up to here each
 * count is a `stockBand` of its own.
 */
export const LOW_STOCK = 20;

export const STOCK_STATES = ["in-stock", "low", "out-of-stock", "off"] as const;

/** `off`: the admin's switch is off, whatever the count says. */
export type StockState = (typeof STOCK_STATES)[number];

export const STOCK_STATE_LABELS: Record<StockState, string> = {
  "in-stock": "In stock",
  low: "Low stock",
  "out-of-stock": "Out of stock",
  off: "Switched off",
};

/** The one state of a product; low stock is still on sale. */
export function stockState(product: { forSale: boolean; stockCount: number }): StockState {
  if (!product.forSale) return "off";
  if (product.stockCount === 0) return "out-of-stock";
  return product.stockCount <= LOW_STOCK ? "low" : "in-stock";
}
