import { paths } from "@/lib/base/paths";
import { safeNext } from "./safe-next";

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
