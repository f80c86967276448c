"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { OwnPrice } from "@/lib/catalogue/price-lists/schemas";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { ownerNow } from "../owner";
import { useSession } from "../session";

/**
 * Prices of the signed-in account's company, asked for in one call for all products that a page shows. Pages are the
 * same for everybody, and a visitor asks nothing.
 */

type Known = ReadonlyMap<string, OwnPrice>;

let known: { owner: string | null; prices: Known } = { owner: null, prices: new Map() };
const wanted = new Set<string>();
const listeners = new Set<() => void>();

/** Milliseconds: the products of a page come into view one after the other. */
const GATHERING = 30;

function want(owner: string, product: string): void {
  if (wanted.size === 0) setTimeout(() => void ask(owner), GATHERING);
  wanted.add(product);
}

async function ask(owner: string): Promise<void> {
  const products = [...wanted];
  wanted.clear();
  const { readOwnPrices } = await import("./read-own-prices");
  // On an error the page keeps the public prices; the cart asks again.
  const answer = await readOwnPrices(products).catch(() => []);
  if (ownerNow() !== owner) return;
  const before = known.owner === owner ? known.prices : [];
  known = {
    owner,
    prices: new Map([...before, ...answer.map((own) => [own.product, own] as const)]),
  };
  listeners.forEach((notify) => notify());
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export type OwnTerms = Pick<ProductSummary, "price" | "priceTiers" | "originalPrice">;

/**
 * What a product costs the account's company, with the public price as the original one; null where that is the price,
 * and until it is known.
 */
export function useOwnTerms({
  _id,
  price,
  priceTiers,
}: Pick<ProductSummary, "_id" | "price" | "priceTiers">): OwnTerms | null {
  const session = useSession();
  const owner = session.state === "signed-in" ? session.claims.sub : null;
  useEffect(() => {
    if (owner) want(owner, _id);
  }, [owner, _id]);
  const own = useSyncExternalStore(
    subscribe,
    () => (owner && known.owner === owner ? known.prices.get(_id) : undefined),
    () => undefined,
  );
  if (!own) return null;
  const tiers = own.tiers ?? [];
  const isPublic = own.price === price && JSON.stringify(tiers) === JSON.stringify(priceTiers);
  return isPublic ? null : { price: own.price, priceTiers: tiers, originalPrice: price };
}
