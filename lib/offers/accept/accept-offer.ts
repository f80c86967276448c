import "server-only";
import type { AuditedWrite } from "@/lib/audit/record";
import { invalidField } from "@/lib/base/errors";
import type { Customer } from "@/lib/orders/customer";
import { readPlaced } from "@/lib/orders/place/place-order";
import type { PlacedOrder } from "@/lib/orders/place/order-options";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { AcceptedBefore, placeOffer } from "./place-offer";
import type { AcceptOffer } from "../schemas";

export interface AcceptOfferOptions extends AuditedWrite {
  /** `_id` of an offer that the caller may accept. */
  id: string;
  request: AcceptOffer;
  customer: Customer;
  /** False for a holder of the key alone, which identifies no account. */
  mayUseCredit: boolean;
  settings: ShopSettings;
  /** Language of the accepting customer; by default that of the offer's mails. */
  language?: string;
  idempotencyKey?: string | undefined;
  /** For a phone call: the caller and what they said. */
  note?: string;
  /** The reason why staff let an order on account pass despite an overdue invoice. */
  override?: string | undefined;
}

export interface AcceptedOffer {
  placed: PlacedOrder;
  /** False when the offer was already accepted. */
  isNew: boolean;
}

/**
 * Places the order of an offer at the prices of its version, in one transaction; accepting again returns the same
 * order.
 * @throws AppError offer_expired, offer_superseded (with `version`), offer_closed; price_changed, out_of_stock,
 * invalid_input, approval_required, over_limit as placeOrder
 */
export async function acceptOffer(options: AcceptOfferOptions): Promise<AcceptedOffer> {
  const { db, id, request, customer, settings, ipAddress, idempotencyKey, actor, note } = options;
  const { language, override } = options;
  if (request.paymentMethod === "account" && !options.mayUseCredit) {
    throw invalidField("paymentMethod", "Please sign in to order on account.");
  }
  const { version, choices, ...asked } = request;
  const order = {
    db,
    customer,
    settings,
    ipAddress,
    language,
    override,
    request: { ...asked, products: [] },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  };
  try {
    const placed = await placeOffer({ order, accepted: { id, version, choices }, actor, note });
    return { placed, isNew: true };
  } catch (error) {
    if (!(error instanceof AcceptedBefore)) throw error;
    return { placed: await readPlaced(db, error.orderId), isNew: false };
  }
}
