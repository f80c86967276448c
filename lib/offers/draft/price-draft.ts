import "server-only";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";
import type { OfferVersion } from "@/lib/db/generated/client";
import { gstAnswer } from "@/lib/orders/cart/gst-cart";
import { quoteSources } from "@/lib/orders/cart/price-cart";
import type { OfferAnswer } from "../answers";
import { priceOffer } from "../price-offer";
import { type ShopSide, versionAnswer } from "../queries";
import { firstQuantities, type StoredTax } from "../stored-version";
import { readFreight, type PricingRules } from "./version-columns";

/**
 * The total of a draft if sent now: tax for the first quantity of each line, and today's freight.
 * @throws AppError invalid_input when the rates have no price for it
 */
export async function priceDraft(db: Db, draft: OfferVersion, settings: PricingRules) {
  const shippingPaise =
    draft.freightPin === null || settings.freight === null
      ? draft.shippingPaise
      : BigInt(await readFreight(db, draft, settings));
  const cart = await priceOffer(
    { ...draft, shippingPaise, sentAt: new Date() },
    {
      choices: firstQuantities(draft.lines),
      rules: settings,
      sources: quoteSources(db),
      buyer: {},
    },
  );
  const tax: StoredTax = {
    taxPaise: cart.totals.taxPaise,
    totalPaise: cart.totals.totalPaise,
    taxes: gstAnswer(cart.gst).taxes ?? [],
  };
  return { shippingPaise, tax };
}

/**
 * The draft of an offer as it would be sent now.
 * @param named `_id` or number
 * @throws AppError not_found without a draft; invalid_input when the rates have no price for it
 */
export async function readDraft(
  db: Db,
  named: string,
  { settings, side }: { settings: PricingRules; side: ShopSide },
): Promise<{ id: string; version: OfferAnswer["versions"][number] }> {
  const offer = await db.offer.findUnique({
    where: isUuid(named) ? { id: named } : { number: named },
    select: { id: true, version: true, versions: { where: { sentAt: null }, take: 1 } },
  });
  const [draft] = offer?.versions ?? [];
  if (!offer || !draft) throw new AppError("not_found", "There is no draft of this offer.");
  const { tax, shippingPaise } = await priceDraft(db, draft, settings);
  const priced = { ...draft, shippingPaise, tax: { ...tax } };
  return { id: offer.id, version: versionAnswer(priced, offer.version, side) };
}
