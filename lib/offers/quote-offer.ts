import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import { quoteSources, type CartRules } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import type { Quote } from "@/lib/orders/cart/schemas";
import { priceOffer } from "./price-offer";
import type { QuoteOffer } from "./schemas";

/**
 * What a sent version comes to today with the chosen quantities.
 * @throws AppError not_found for a version that was not sent; invalid_input for a quantity that is not offered
 */
export async function quoteOffer(
  db: Db,
  offerId: string,
  { version: n, choices, state, gstin, pin }: QuoteOffer,
  rules: Pick<CartRules, "gst" | "taxPercent" | "freight">,
): Promise<Quote> {
  const version = await db.offerVersion.findFirst({ where: { offerId, n, sentAt: { not: null } } });
  if (!version) throw new AppError("not_found", "There is no such version of this offer.");
  const sources = quoteSources(db);
  const buyer = { ...(state && { state }), ...(gstin && { gstin }) };
  return toQuote(await priceOffer(version, { choices, rules, sources, buyer, pin }));
}
