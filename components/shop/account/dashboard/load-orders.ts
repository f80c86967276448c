import { fetchPage } from "@/components/shared/list/use-list";

/** Lists the signed-in person's orders, newest first. */
export const loadOrders = fetchPage("GET /orders");

const TEXT = "Could not load your order history.";

export const ordersFailure = () => ({
  notice: TEXT,
  toast: { title: "Error fetching orders", description: TEXT },
});
