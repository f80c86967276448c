import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import { answerWithOrder } from "@/lib/inbox/answer-with-order";
import { toAgreedPrices, type EnterOrderRequest } from "./enter-schemas";
import { enteredCustomer } from "./entered-customer";
import { placeOrder, type PlacedOrder, type PlaceOrderOptions } from "./place-order";

export interface EnterOrderOptions extends Omit<
  PlaceOrderOptions,
  "request" | "customer" | "agreed" | "alongside"
> {
  request: EnterOrderRequest;
  /** The member of staff. */
  actor: AuditActor;
}

/**
 * Places an order for a customer who phoned or wrote, by the same rules as every order (docs/product.md: Orders that
 * the shop enters).
 * @throws AppError as placeOrder; invalid_input for an unknown customer
 */
export async function enterOrder(options: EnterOrderOptions): Promise<PlacedOrder> {
  const { actor, request, ...rest } = options;
  const customer = await enteredCustomer(options.db, request.customer, actor);
  const { customer: wanted, request: asked } = request;
  const phone = request.phone ?? (typeof wanted === "string" ? undefined : wanted.phone);
  // The customer is part of the payload that is compared when a request with the same key is repeated.
  const { ipAddress } = rest;
  return placeOrder({
    ...rest,
    customer,
    agreed: toAgreedPrices(request.agreedPrices),
    request: { ...request, phone, email: customer.email ?? undefined },
    ...(asked && {
      alongside: (tx, order) => answerWithOrder(tx, { id: asked, order, actor, ipAddress }),
    }),
  });
}
