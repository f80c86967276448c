"use client";

import type { ComponentType } from "react";
import type { OwnPrice as Answered } from "@/lib/catalogue/price-lists/schemas";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { call } from "@/lib/client/api";
import { ownerNow } from "@/lib/client/owner";
import { storedToken } from "@/lib/client/session";
import { OwnPricePart } from "./product/own-price-part";
import type { OwnPricePartProps } from "./product/price-block";

/** Asks for the prices of the account's company: in one call for all products that a page shows. */

export type Priced = Pick<ProductSummary, "_id" | "price" | "priceTiers">;

export interface OwnPrice {
  /** The company's price, with the public one as the original. */
  terms: Pick<ProductSummary, "price" | "priceTiers" | "originalPrice">;
  /** Draws it on the page of the product. */
  Part: ComponentType<OwnPricePartProps>;
}

/** By product id; without products that have their public price. */
export type OwnPrices = ReadonlyMap<string, OwnPrice>;

type Adopt = (owner: string, prices: OwnPrices) => void;

/** Milliseconds: the products of a page come into view one after the other. */
const GATHERING = 30;

/** As many products as one call answers. */
const AT_ONCE = 100;

const wanted = new Map<string, Priced>();
let last: { owner: string; prices: OwnPrices } | undefined;

export function askOwnPrice(owner: string, product: Priced, adopt: Adopt): void {
  if (wanted.size === 0) setTimeout(() => void askAll(owner, adopt), GATHERING);
  wanted.set(product._id, product);
}

/** A background call: it removes a session that is no longer valid, without leaving the page. */
async function askAll(owner: string, adopt: Adopt): Promise<void> {
  const products = [...wanted.values()];
  wanted.clear();
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const part = products.slice(from, from + AT_ONCE);
    const query = { products: part.map(({ _id }) => _id).join(",") };
    const asked = call("GET /prices", { token: storedToken(), query });
    const answer = await asked.catch((): Answered[] => []);
    if (ownerNow() !== owner) return;
    const prices = new Map(last?.owner === owner ? last.prices : []);
    const answered = new Map(answer.map((price) => [price.product, price]));
    for (const product of part) {
      const own = ownPrice(product, answered.get(product._id));
      if (own) prices.set(product._id, own);
      else prices.delete(product._id);
    }
    last = { owner, prices };
    adopt(owner, prices);
  }
}

/** Returns undefined where the company's price is the public one. */
function ownPrice({ price, priceTiers }: Priced, own?: Answered): OwnPrice | undefined {
  if (!own) return undefined;
  const tiers = own.tiers ?? [];
  const isPublic = own.price === price && JSON.stringify(tiers) === JSON.stringify(priceTiers);
  if (isPublic) return undefined;
  const terms = { price: own.price, priceTiers: tiers, originalPrice: price };
  return { terms, Part: OwnPricePart };
}
