/** Where the guard stands; apart from the permissions of each page, because every page loads this. */
export const GUARDED_PATHS = ["/dashboard", "/order", "/admin"] as const;

export const isGuarded = (pathname: string): boolean =>
  GUARDED_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
