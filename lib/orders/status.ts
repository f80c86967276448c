export const ORDER_STATUSES = [
  "Pending",
  "Processing",
  "Shipped",
  "Delivered",
  "Cancelled",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const isStatus = (value: string): value is OrderStatus =>
  ORDER_STATUSES.some((status) => status === value);

/** The side of the person or program that changes an order. */
export const ORDER_PARTIES = ["customer", "shop", "system"] as const;

export type OrderParty = (typeof ORDER_PARTIES)[number];

/** Orders that the shop still has to make and send. */
export const OPEN_STATUSES = ["Pending", "Processing"] as const satisfies readonly OrderStatus[];

export const isOpenStatus = (status: OrderStatus): boolean =>
  OPEN_STATUSES.some((open) => open === status);

/** The statuses that count as a sale wherever revenue, orders or packs sold are added up. */
export const SALE_STATUSES = ORDER_STATUSES.filter((status) => status !== "Cancelled");

/**
 * Values of the status filter: one status, all open orders, open orders that should have left before today, open
 * orders with a line that waits for the shop's next proof, open orders whose buyer got the last reminder of artwork or
 * a proof, orders with an unanswered claim, open orders with a call-off that is unanswered or due by today, orders in
 * transit whose e-way bill ends today, or unverified orders.
 */
export const STATUS_FILTERS = [
  "Open",
  "Late",
  "ShipToday",
  "NeedsArtwork",
  "Proofing",
  "Unanswered",
  "Claimed",
  "CalledOff",
  "EWayBillEnds",
  "Unconfirmed",
  ...ORDER_STATUSES,
] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

export function getStatuses(filter: StatusFilter): readonly OrderStatus[] {
  switch (filter) {
    case "Open":
    case "Late":
    case "NeedsArtwork":
    case "Proofing":
    case "Unanswered":
    case "CalledOff":
      return OPEN_STATUSES;
    case "ShipToday":
      return ["Processing"];
    case "Claimed":
      return ["Processing", "Shipped", "Delivered"];
    case "EWayBillEnds":
      return ["Processing", "Shipped"];
    case "Unconfirmed":
      return ["Pending"];
    default:
      return [filter];
  }
}

/** How an order was verified: by a verified account, the mailed link, the owner, or an online payment. */
export const ORDER_PROOFS = ["account", "link", "owner", "payment"] as const;

export type OrderProof = (typeof ORDER_PROOFS)[number];

/** True when an unverified order holds stock. */
export function isUnconfirmed(order: { status: OrderStatus; proof: OrderProof | null }): boolean {
  return order.status === "Pending" && order.proof === null;
}

/** The allowed transitions (docs/product.md: Orders): a customer can cancel only before production begins. */
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

/** The next status in production; undefined when there is none. */
export function followingStatus(from: OrderStatus): Exclude<OrderStatus, "Cancelled"> | undefined {
  return NEXT_STATUSES[from].find((status) => status !== "Cancelled");
}

/** The previous status, for undoing a mistaken step; a cancellation cannot be undone. */
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

/** The message why an order cannot become `to`, with its allowed next statuses. */
export function refusedTransition(from: OrderStatus, to: OrderStatus): string {
  const possible = NEXT_STATUSES[from];
  if (possible.length === 0) return `The order is ${from}, which is final. It cannot be changed.`;
  return `The order is ${from}. It cannot become ${to}, only ${possible.join(" or ")}.`;
}
