import { GUARDED_PATHS } from "./guarded";

/** What robots.txt keeps crawlers out of: what belongs to one person, and what is no page. */
export const CLOSED_TO_ROBOTS: readonly string[] = [
  "/api",
  ...GUARDED_PATHS,
  "/cart",
  "/favourites",
  "/delivery",
  "/checkout",
  "/order-confirmation",
  "/pay",
  "/auth",
  "/newsletter",
  "/unsubscribe",
];
