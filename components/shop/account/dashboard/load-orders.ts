import { fetchPage } from "@/components/shared/list/use-list";

/** Lists the signed-in user's orders, newest first. */
export const loadOrders = fetchPage("GET /orders");

const notice = "Could not load your order history.";

/** Texts for a failed load of orders. */
export const ORDERS_FAILURE = {
  notice,
  toast: () => ({ title: "Error fetching orders", description: notice }),
};
