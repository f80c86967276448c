import "server-only";
import type { Db } from "@/lib/db/client";
import type { Translate } from "@/lib/i18n/translate";
import { priceCart, quoteSources, type CartRules } from "../cart/price-cart";
import { toQuote } from "../cart/quote-answer";
import type { Quote } from "../cart/schemas";
import { ownSources } from "../cart/own-sources";
import type { ListItem } from "./schemas";

interface PriceListOptions {
  buyer: { userId: string; companyId: string | null };
  rules: CartRules;
  t?: Translate;
}

/** Today's total of a list at the buyer's own prices; without shipping when that is priced by weight. */
export async function priceList(
  db: Db,
  items: readonly ListItem[],
  { buyer, rules, t }: PriceListOptions,
): Promise<Quote> {
  const sources = quoteSources(db, ownSources(db, buyer));
  return toQuote(await priceCart({ items: [...items] }, rules, sources), t);
}
