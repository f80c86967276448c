import { splitLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";

/** Any origin works here: it is only used to detect a value that would lead to another site. */
const ORIGIN = "https://shop.invalid";

/** Characters that browsers drop or reinterpret when they resolve an address. */
const AMBIGUOUS = /[\p{Cc}\\]/u;

const MAX_LENGTH = 2000;

/** Paths that are no destination: API calls and the sign-in page itself. */
const NO_PAGE = /^\/(api|auth)(\/|$)/;

/** An empty segment. No page has one, and what follows it becomes a host once the segments before it are taken away. */
const EMPTY_SEGMENT = /\/\//;

/**
 * Returns the address to go to after signing in: a path of this shop with its query, normalised, which stays within the
 * shop in every language. Returns undefined for any value that could lead to another site.
 */
export function safeNext(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || value.length > MAX_LENGTH || AMBIGUOUS.test(value)) {
    return undefined;
  }
  if (!URL.canParse(value, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  if (origin !== ORIGIN || EMPTY_SEGMENT.test(pathname) || leadsToNoPage(pathname)) {
    return undefined;
  }
  return pathname + search + hash;
}

/** In another language the address loses its prefix, and only one. */
function leadsToNoPage(pathname: string): boolean {
  const { plain } = splitLanguage(pathname);
  return NO_PAGE.test(plain) || (plain !== pathname && leadsToNoPage(plain));
}

/**
 * The page to return to after signing in from the header: the current one. Undefined without one; from the landing
 * page, sign-in goes to the dashboard (docs/product.md: The guard).
 */
export function returnAddress(here: Pick<Location, "pathname" | "search" | "hash">) {
  if (splitLanguage(here.pathname).plain === paths.home) return undefined;
  return safeNext(here.pathname + here.search + here.hash);
}

/**
 * Returns the same address for a flow that leaves the shop and comes back. It leaves out an order confirmation: that
 * address can hold an order's key, and without a key the page can be read only once.
 */
export function addressForProvider(next: string | undefined): string | undefined {
  if (next === undefined) return undefined;
  const [page] = splitLanguage(next).plain.split(/[?#]/, 1);
  return page === paths.orderConfirmation ? undefined : next;
}
