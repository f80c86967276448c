/**
 * Default limit in packs: a product on sale with this many or fewer is low and should be made again. A product can
 * have its own limit. The function stock_state in prisma/sql/stock.sql has the same default; a test compares the two.
 */
export const LOW_STOCK = 20;

export const STOCK_STATES = [
  "in-stock",
  "low",
  "out-of-stock",
  "to-order",
  "off",
  "draft",
] as const;

/** States of what can be bought now. */
export const BUYABLE_STATES = [
  "in-stock",
  "low",
  "to-order",
] as const satisfies readonly StockState[];

/** `to-order`: made once it is ordered, whatever its stock; `off`: the owner switched the product off, whatever its stock; `draft`: not in the shop yet. */
export type StockState = (typeof STOCK_STATES)[number];

/** States that the admin can filter by. */
export const LISTED_STATES = [...STOCK_STATES, "archived"] as const;

export type ListedState = (typeof LISTED_STATES)[number];

export const STATE_LABELS: Record<ListedState, string> = {
  "in-stock": "In stock",
  low: "Low stock",
  "out-of-stock": "Out of stock",
  "to-order": "Made to order",
  off: "Switched off",
  draft: "Draft",
  archived: "Archived",
};
