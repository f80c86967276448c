import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import { answerWithOrder } from "@/lib/inbox/answer-with-order";
import { agreedPricesOf, type EnterOrderRequest } from "./enter-schemas";
import { enteredCustomer } from "./entered-customer";
import { placeOrder, type PlacedOrder, type PlaceOrderOptions } from "./place-order";

export interface EnterOrderOptions extends Omit<
  PlaceOrderOptions,
  "request" | "customer" | "agreed" | "alongside"
> {
  request: EnterOrderRequest;
  /** Of the shop's people. */
  actor: AuditActor;
}

/**
 * Places an order for whoever has phoned or written, by the rules of every order (docs/product.md: Orders
 * that the shop enters).
 * @throws AppError as placeOrder; invalid_input for a customer that there is not
 */
export async function enterOrder(options: EnterOrderOptions): Promise<PlacedOrder> {
  const { actor, request, ...rest } = options;
  const customer = await enteredCustomer(options.db, request.customer, actor);
  const { customer: wanted, request: asked } = request;
  const phone = request.phone ?? (typeof wanted === "string" ? undefined : wanted.phone);
  // Whom it is for stays part of what is repeated under one key.
  const { ipAddress } = rest;
  return placeOrder({
    ...rest,
    customer,
    agreed: agreedPricesOf(request.agreedPrices),
    request: { ...request, phone, email: customer.email ?? undefined },
    ...(asked && {
      alongside: (tx, order) => answerWithOrder(tx, { id: asked, order, actor, ipAddress }),
    }),
  });
}
