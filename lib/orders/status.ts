export const ORDER_STATUSES = [
  "Pending",
  "Processing",
  "Shipped",
  "Delivered",
  "Cancelled",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Which status may follow which (contract section 1): cancelling only before production begins. */
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

/** Days from the order date to the estimated delivery (spec section 9). */
export const DELIVERY_DAYS = 7;

/** The date on which an order placed at `createdAt` is expected to arrive. */
export function estimatedDelivery(createdAt: Date): Date {
  const date = new Date(createdAt);
  date.setUTCDate(date.getUTCDate() + DELIVERY_DAYS);
  return date;
}
