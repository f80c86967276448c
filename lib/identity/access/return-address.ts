import { paths } from "@/lib/base/paths";

/** Any origin will do: it only shows whether a value would leave it. */
const ORIGIN = "https://shop.invalid";

/** Characters that browsers drop or read as something else when they resolve an address. */
const AMBIGUOUS = /[\p{Cc}\\]/u;

const MAX_LENGTH = 2000;

/** Pages that are no place to land: calls of the API, and the sign-in page itself. */
const NO_PAGE = /^\/(api|auth)(\/|$)/;

/**
 * Where somebody goes after signing in: a path of this shop, with its query, normalised. Undefined for
 * whatever could lead to another site.
 */
export function safeNext(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || value.length > MAX_LENGTH || AMBIGUOUS.test(value)) {
    return undefined;
  }
  if (!URL.canParse(value, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  // "/.//host" is a path here and becomes a host when it is resolved once more.
  if (origin !== ORIGIN || pathname.startsWith("//") || NO_PAGE.test(pathname)) return undefined;
  return pathname + search + hash;
}

/**
 * Where somebody comes back to who signs in from the header: the page they are on. Undefined where
 * there is nothing to come back to; the landing page leads on to the dashboard (docs/product.md: The guard).
 */
export function returnAddress(here: Pick<Location, "pathname" | "search" | "hash">) {
  if (here.pathname === paths.home) return undefined;
  return safeNext(here.pathname + here.search + here.hash);
}

/**
 * The same for a way that leads out of the shop and back. A confirmation is not named there: its
 * address can hold an order's key, and without one the page can be read only once.
 */
export function addressForProvider(next: string | undefined): string | undefined {
  const isConfirmation = next?.split(/[?#]/, 1)[0] === paths.orderConfirmation;
  return isConfirmation ? undefined : next;
}
