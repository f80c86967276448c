/** How much the overviews show: the page reads it on the server at first, and in the browser later. */
export const OVERVIEW_SIZES = {
  /** On a customer's dashboard. */
  ownOrders: 3,
  orders: 5,
  /** The newest users (docs/product.md: Admin). */
  users: 4,
  alerts: 5,
  /** Older alerts are only in the audit log. */
  alertDays: 30,
} as const;

/** The alerts of the overview, as the audit log is asked for them. */
export const alertsQuery = (now: Date) => ({
  alerts: "true" as const,
  limit: OVERVIEW_SIZES.alerts,
  since: new Date(now.getTime() - OVERVIEW_SIZES.alertDays * 24 * 60 * 60 * 1000).toISOString(),
});
