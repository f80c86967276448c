import { splitLanguage } from "@/lib/base/http/languages";

/** Paths that the guard protects. Kept apart from the permissions of each page, because every page loads this list. */
export const GUARDED_PATHS = ["/dashboard", "/order", "/admin"] as const;

export const isGuarded = (pathname: string): boolean => {
  const { plain } = splitLanguage(pathname);
  return GUARDED_PATHS.some((path) => plain === path || plain.startsWith(`${path}/`));
};

/** Paths that robots.txt disallows, in English: personal pages, and addresses that are not pages. */
export const CLOSED_TO_ROBOTS: readonly string[] = [
  "/api",
  ...GUARDED_PATHS,
  "/cart",
  "/favourites",
  "/delivery",
  "/checkout",
  "/order-confirmation",
  "/offers",
  "/pay",
  "/auth",
  "/newsletter",
  "/unsubscribe",
];
