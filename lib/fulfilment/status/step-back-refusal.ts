import { statusBefore, type OrderStatus } from "@/lib/orders/status";
import { ENDED_SHORT } from "../dispatches/ended-short";

/** The facts that decide whether an order's last step can be undone. */
export interface LastStep {
  status: OrderStatus;
  /** Number of the tax invoice that was issued with or after the step; null without one. */
  invoice: string | null;
  /** True when goods of the order were returned. */
  hasReturns: boolean;
  /** True while a part has left and the rest has not. */
  partlyDispatched?: boolean;
  /** True once the shop closed it with the goods sent so far. */
  endedShort?: boolean;
}

/** The reason why a step cannot be undone, and what to do instead; null when it can (docs/product.md: Orders). */
export function stepBackRefusal(
  { status, invoice, hasReturns, partlyDispatched, endedShort }: LastStep,
  to: OrderStatus,
): string | null {
  const before = statusBefore(status);
  if (!before) return FINAL[status] ?? null;
  if (before !== to) return `The order is ${status}. It can only step back to ${before}.`;
  if (status === "Shipped" && endedShort) return ENDED_SHORT;
  if (status === "Shipped" && invoice) {
    return `Invoice ${invoice} was issued when the order was shipped, and an issued invoice stands. If the goods are still here, send them; if they come back or never go, record a return, which issues a credit note.`;
  }
  if (status === "Shipped" && hasReturns) {
    return "Goods of this order came back, so it was sent. Its status stays Shipped.";
  }
  if (status === "Processing" && partlyDispatched) {
    return "A part of this order has left. Its status stays Processing until the rest leaves, too.";
  }
  return null;
}

const FINAL: Partial<Record<OrderStatus, string>> = {
  Pending: "The order is Pending, where every order begins.",
  Cancelled:
    "The order is cancelled, and its customer was told so. A cancellation stays: order again.",
};
