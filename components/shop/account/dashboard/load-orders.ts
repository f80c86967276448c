import { listOf } from "@/components/shared/list/use-list";

/** Lists the signed-in person's orders, newest first. */
export const loadOrders = listOf("GET /orders");

const TEXT = "Could not load your order history.";

export const ordersFailure = () => ({
  notice: TEXT,
  toast: { title: "Error fetching orders", description: TEXT },
});
