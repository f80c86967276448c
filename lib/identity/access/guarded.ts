/** Where the guard stands; apart from the permissions of each page, because every page loads this. */
export const GUARDED_PATHS = ["/dashboard", "/order", "/admin"] as const;

export const isGuarded = (pathname: string): boolean =>
  GUARDED_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));

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
