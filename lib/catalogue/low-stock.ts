/**
 * At this many packs or fewer a product that is on sale counts as low, unless it has a number of its own: time to
 * make more. The database says the same (stock_state in prisma/sql/stock.sql); a test holds them together.
 */
export const LOW_STOCK = 20;

export const STOCK_STATES = ["in-stock", "low", "out-of-stock", "off", "draft"] as const;

/** `off`: the admin's switch is off, whatever the count says; `draft`: not in the shop yet. */
export type StockState = (typeof STOCK_STATES)[number];

/** Where the admin finds a product. */
export const LISTED_STATES = [...STOCK_STATES, "archived"] as const;

export type ListedState = (typeof LISTED_STATES)[number];

export const STATE_LABELS: Record<ListedState, string> = {
  "in-stock": "In stock",
  low: "Low stock",
  "out-of-stock": "Out of stock",
  off: "Switched off",
  draft: "Draft",
  archived: "Archived",
};
