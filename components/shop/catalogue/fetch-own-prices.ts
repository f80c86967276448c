import type { ComponentType } from "react";
import type { OwnPrice as Answered } from "@/lib/companies/price-lists/schemas";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { call } from "@/lib/client/api";
import { ownerNow } from "@/lib/client/owner";
import { storedToken } from "@/lib/client/session";
import { OwnPricePart } from "./product/own-price-part";
import type { OwnPricePartProps } from "./product/price-block";

/** Loads the prices of the account's company, in one call for all products on a page. */

export type Priced = Pick<ProductSummary, "_id" | "price" | "priceTiers">;

export interface OwnPrice {
  /** The company's price, with the public one as the original. */
  terms: Pick<ProductSummary, "price" | "priceTiers" | "originalPrice">;
  /** Renders it on the product's page. */
  Part: ComponentType<OwnPricePartProps>;
}

type Tell = (price: OwnPrice | undefined) => void;

interface Wanted {
  product: Priced;
  /** The places that show the product. */
  tell: Tell[];
}

/** Milliseconds to collect products into one call, because they come into view one after the other. */
const GATHERING = 30;

/** The maximum number of products of one call. */
const AT_ONCE = 100;

let wanted = new Map<string, Wanted>();

export function fetchOwnPrice(owner: string, product: Priced, tell: Tell): void {
  if (wanted.size === 0) setTimeout(() => void fetchAll(owner), GATHERING);
  const known = wanted.get(product._id);
  if (known) known.tell.push(tell);
  else wanted.set(product._id, { product, tell: [tell] });
}

/** Loads the collected prices in the background; an invalid session is removed without leaving the page. */
async function fetchAll(owner: string): Promise<void> {
  const all = [...wanted.values()];
  wanted = new Map();
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const part = all.slice(from, from + AT_ONCE);
    const query = { products: part.map(({ product }) => product._id).join(",") };
    const requested = call("GET /prices", { token: storedToken(), query });
    const answer = await requested.catch((): Answered[] => []);
    if (ownerNow() !== owner) return;
    const answered = new Map(answer.map((price) => [price.product, price]));
    for (const { product, tell } of part) {
      const own = ownPrice(product, answered.get(product._id));
      for (const each of tell) each(own);
    }
  }
}

/** Returns undefined if the company pays the public price. */
function ownPrice({ price, priceTiers }: Priced, own?: Answered): OwnPrice | undefined {
  if (!own) return undefined;
  const tiers = own.tiers ?? [];
  const isPublic = own.price === price && JSON.stringify(tiers) === JSON.stringify(priceTiers);
  if (isPublic) return undefined;
  const terms = { price: own.price, priceTiers: tiers, originalPrice: price };
  return { terms, Part: OwnPricePart };
}
