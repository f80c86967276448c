export const ORDER_STATUSES = [
  "Pending",
  "Processing",
  "Shipped",
  "Delivered",
  "Cancelled",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** On whose side whoever changed an order stands. */
export const ORDER_PARTIES = ["customer", "shop", "system"] as const;

export type OrderParty = (typeof ORDER_PARTIES)[number];

/** What the shop still has to make and send. */
export const OPEN_STATUSES = ["Pending", "Processing"] as const satisfies readonly OrderStatus[];

/** What counts as a sale: everywhere that revenue, orders or packs sold are added up. */
export const SALE_STATUSES = ORDER_STATUSES.filter((status) => status !== "Cancelled");

/**
 * What a list can be narrowed to: one status, all that are open, those of them that should have left before
 * today, or those that nobody vouches for yet.
 */
export const STATUS_FILTERS = ["Open", "Late", "Unconfirmed", ...ORDER_STATUSES] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

export function statusesOf(filter: StatusFilter): readonly OrderStatus[] {
  if (filter === "Open" || filter === "Late") return OPEN_STATUSES;
  return [filter === "Unconfirmed" ? "Pending" : filter];
}

/** Who vouches for an order: a verified account, the reader of the mailed link, the owner, or what was paid online. */
export const ORDER_PROOFS = ["account", "link", "owner", "payment"] as const;

export type OrderProof = (typeof ORDER_PROOFS)[number];

/** Whether an order holds stock though nobody vouches for it. */
export function isUnconfirmed(order: { status: OrderStatus; proof: OrderProof | null }): boolean {
  return order.status === "Pending" && order.proof === null;
}

/** Which status may follow which (docs/product.md: Orders): cancelling only before production begins. */
export const NEXT_STATUSES: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ["Processing", "Cancelled"],
  Processing: ["Shipped"],
  Shipped: ["Delivered"],
  Delivered: [],
  Cancelled: [],
};

export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT_STATUSES[from].includes(to);
}

/** The status that follows in production; undefined where there is none. */
export function followingStatus(from: OrderStatus): Exclude<OrderStatus, "Cancelled"> | undefined {
  return NEXT_STATUSES[from].find((status) => status !== "Cancelled");
}

/** What the shop's people may cancel, for a reason: the customer may only as NEXT_STATUSES says. */
export const mayBeCalledOff = (status: OrderStatus): boolean =>
  OPEN_STATUSES.some((open) => open === status);

/** Where a step that was taken by mistake leads back to; nothing undoes a cancellation. */
const STATUS_BEFORE = {
  Pending: null,
  Processing: "Pending",
  Shipped: "Processing",
  Delivered: "Shipped",
  Cancelled: null,
} as const satisfies Record<OrderStatus, OrderStatus | null>;

export const statusBefore = (status: OrderStatus): StatusBefore | null => STATUS_BEFORE[status];

export const STATUSES_BEFORE = ["Pending", "Processing", "Shipped"] as const;

export type StatusBefore = (typeof STATUSES_BEFORE)[number];

/** Why an order cannot become `to`, and what it can become instead. */
export function refusedTransition(from: OrderStatus, to: OrderStatus): string {
  const possible = NEXT_STATUSES[from];
  if (possible.length === 0) return `The order is ${from}, which is final. It cannot be changed.`;
  return `The order is ${from}. It cannot become ${to}, only ${possible.join(" or ")}.`;
}
