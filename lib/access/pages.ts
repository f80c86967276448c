/** Who may open which page (docs/product.md: Pages); what is not named here is public. */

export type PageAccess = "public" | "user" | "admin";

/** The longest prefix that fits decides; a prefix fits a path or what lies below it. */
const PROTECTED: readonly (readonly [prefix: string, access: PageAccess])[] = [
  ["/dashboard", "user"],
  ["/order", "user"],
  ["/admin", "admin"],
];

/** Where the guard stands. */
export const GUARDED_PATHS = PROTECTED.map(([prefix]) => prefix);

export function pageAccess(pathname: string): PageAccess {
  const entry = PROTECTED.find(
    ([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  );
  return entry?.[1] ?? "public";
}
