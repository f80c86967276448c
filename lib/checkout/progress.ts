import type { OrderStatus } from "@/lib/orders/status";

export type StepState = "completed" | "in-progress" | "pending";

export interface ProgressStep {
  name: "Order Confirmed" | "Processing" | "Shipped" | "Delivered";
  state: StepState;
}

const STEPS = ["Order Confirmed", "Processing", "Shipped", "Delivered"] as const;

/** How many steps lie behind an order of each status; a new order is already being processed. */
const COMPLETED: Record<Exclude<OrderStatus, "Cancelled">, number> = {
  Pending: 1,
  Processing: 1,
  Shipped: 3,
  Delivered: 4,
};

/**
 * The progress list of the confirmation (spec section 2): for a new order "Order Confirmed" is
 * completed and "Processing" in progress; a link opened later shows what has happened since.
 */
export function progressOf(status: Exclude<OrderStatus, "Cancelled">): ProgressStep[] {
  const completed = COMPLETED[status];
  return STEPS.map((name, index) => ({
    name,
    state: index < completed ? "completed" : index === completed ? "in-progress" : "pending",
  }));
}
