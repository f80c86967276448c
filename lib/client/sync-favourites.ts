import type { Favourites } from "@/lib/catalogue/favourites/schemas";
import { call } from "./api";
import { storedToken } from "./session";

/**
 * Syncs favourites between this browser and the account; loaded only for a signed-in account. These calls run in the
 * background: a session that is no longer valid is removed, without leaving the page.
 */

/** Receives the server's full list. */
type Adopt = (ids: readonly string[]) => void;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs calls one after another, so that the last answer is the newest. Rejects when the account could not be updated.
 */
function afterwards(request: () => Promise<Favourites>, adopt: Adopt): Promise<void> {
  const requested = last.then(async () => adopt((await request()).products));
  last = requested.catch(() => undefined);
  return requested;
}

/** Adds what was marked before the sign-in, and loads what other devices marked. */
export function syncFavourites(products: readonly string[], adopt: Adopt): Promise<void> {
  return afterwards(
    () =>
      products.length > 0
        ? call("POST /favourites", { token: storedToken(), body: { products: [...products] } })
        : call("GET /favourites", { token: storedToken() }),
    adopt,
  );
}

export function sendFavourite(product: string, on: boolean, adopt: Adopt): Promise<void> {
  return afterwards(
    () =>
      on
        ? call("POST /favourites", { token: storedToken(), body: { products: [product] } })
        : call("DELETE /favourites/{product}", { token: storedToken(), params: { product } }),
    adopt,
  );
}
