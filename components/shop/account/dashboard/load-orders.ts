import { fetchPage } from "@/components/shared/list/use-list";

/** Lists the signed-in person's orders, newest first. */
export const loadOrders = fetchPage("GET /orders");

const notice = "Could not load your order history.";

/** What a list of orders says when it cannot be loaded. */
export const ORDERS_FAILURE = {
  notice,
  toast: () => ({ title: "Error fetching orders", description: notice }),
};
