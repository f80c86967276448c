"use client";

import type { Favourites } from "@/lib/catalogue/favourites/schemas";
import { call } from "./api";
import { storedToken } from "./session";

/**
 * Hearts between this browser and the account; loaded for whoever is signed in. Nobody asked for these calls:
 * a session that is no longer good is forgotten, and leads nobody away from the page.
 */

/** Takes what the server says of all of them. */
type Adopt = (ids: readonly string[]) => void;

let last: Promise<unknown> = Promise.resolve();

/** One after another, so that the last answer is the newest. Rejects where the account could not be told. */
function afterwards(ask: () => Promise<Favourites>, adopt: Adopt): Promise<void> {
  const asked = last.then(async () => adopt((await ask()).products));
  last = asked.catch(() => undefined);
  return asked;
}

/** Takes along what was marked before the sign-in, and learns what other devices marked. */
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
