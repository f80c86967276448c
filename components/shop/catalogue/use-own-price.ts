"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "@/lib/client/session";
import type { OwnPrice, OwnPrices, Priced } from "./ask-own-prices";

/**
 * Prices of the signed-in account's company. Pages are the same for everybody; what asks for these prices and draws
 * them is loaded for an account alone.
 */

let known: { owner: string; prices: OwnPrices } | undefined;
const listeners = new Set<() => void>();

function adopt(owner: string, prices: OwnPrices): void {
  known = { owner, prices };
  listeners.forEach((notify) => notify());
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const loadAsking = () => import("./ask-own-prices");

/** What a product costs the account's company; undefined where that is the public price, and until it is known. */
export function useOwnPrice(product: Priced): OwnPrice | undefined {
  const session = useSession();
  const owner = session.state === "signed-in" ? session.claims.sub : "";
  useEffect(() => {
    if (!owner) return;
    // Without it the page keeps the public prices; the cart asks again.
    loadAsking().then(
      ({ askOwnPrice }) => askOwnPrice(owner, product, adopt),
      () => undefined,
    );
  }, [owner, product]);
  return useSyncExternalStore(
    subscribe,
    () => (known?.owner === owner ? known.prices.get(product._id) : undefined),
    () => undefined,
  );
}
