export const ORDER_STATUSES = [
  "Pending",
  "Processing",
  "Shipped",
  "Delivered",
  "Cancelled",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Days from the order date to the estimated delivery (spec section 9). */
export const DELIVERY_DAYS = 7;

/** The date on which an order placed at `createdAt` is expected to arrive. */
export function estimatedDelivery(createdAt: Date): Date {
  const date = new Date(createdAt);
  date.setUTCDate(date.getUTCDate() + DELIVERY_DAYS);
  return date;
}
