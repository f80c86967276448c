import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import { quoteApproval, readDemand } from "@/lib/orders/approvals/quote-approval";
import { quoteSources, type CartRules } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { Identity } from "@/lib/identity/session/identify";
import { priceOffer } from "./price-offer";
import type { QuoteOffer } from "./schemas";
import type { OfferReader } from "./require-offer";

type Rules = Pick<CartRules, "gst" | "taxPercent" | "freight">;

/**
 * The price of a sent version today at the chosen quantities.
 * @throws AppError not_found for a version that was not sent; invalid_input for a quantity that is not offered
 */
export async function quoteOffer(
  db: Db,
  offerId: string,
  request: QuoteOffer,
  rules: Rules,
): Promise<Quote> {
  const { cart } = await price(db, offerId, request, rules);
  return toQuote(cart);
}

/** `quoteOffer` for a reader of the offer; a signed-in buyer also learns whether the company's rules allow it. */
export async function quoteForReader(
  db: Db,
  { id, party, way }: Pick<OfferReader, "id" | "party" | "way">,
  request: QuoteOffer,
  { rules, identity }: { rules: Rules; identity: Identity },
): Promise<Quote> {
  const { cart, companyId } = await price(db, id, request, rules);
  if (party !== "customer" || way !== "session") {
    return { ...toQuote(cart), ...(await readDemand(db, companyId)) };
  }
  const requested = { ...request, personal: companyId === null };
  return { ...toQuote(cart), ...(await quoteApproval(db, identity, { request: requested, cart })) };
}

async function price(
  db: Db,
  offerId: string,
  { version: n, choices, state, gstin, pin }: QuoteOffer,
  rules: Rules,
) {
  const version = await db.offerVersion.findFirst({
    where: { offerId, n, sentAt: { not: null } },
    include: { offer: { select: { companyId: true } } },
  });
  if (!version) throw new AppError("not_found", "There is no such version of this offer.");
  const sources = quoteSources(db);
  const buyer = { ...(state && { state }), ...(gstin && { gstin }) };
  const cart = await priceOffer(version, { choices, rules, sources, buyer, pin });
  return { cart, companyId: version.offer.companyId };
}
