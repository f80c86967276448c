import "server-only";
import { databaseNow } from "@/lib/db/locks/database-now";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Db, Transaction } from "@/lib/db/client";
import { announce } from "@/lib/messaging/events/announce";
import { invalidField } from "@/lib/base/errors";
import { findBuyingCompany, type Customer } from "@/lib/orders/customer";
import { toAgreedPrices, type EnterOrderRequest } from "./enter-schemas";
import { placeOrder } from "./place-order";
import type { PlacedOrder, PlaceOrderOptions } from "./order-options";

export interface EnterOrderOptions extends Omit<
  PlaceOrderOptions,
  "request" | "customer" | "language" | "agreed" | "alongside"
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
  const { language, ...customer } = await enteredCustomer(options.db, request, actor);
  const { customer: wanted, request: requested } = request;
  const phone = request.phone ?? (typeof wanted === "string" ? undefined : wanted.phone);
  // The customer is part of the payload compared when a request with the same key is repeated.
  const { ipAddress } = rest;
  return placeOrder({
    ...rest,
    customer,
    language,
    override: request.override,
    agreed: toAgreedPrices(request.agreedPrices),
    request: { ...request, phone, email: customer.email ?? undefined },
    ...(requested && {
      alongside: (tx, order) => answerWithOrder(tx, { id: requested, order, actor, ipAddress }),
    }),
  });
}

interface AnswerWithOrderOptions extends Pick<EnterOrderOptions, "actor" | "ipAddress"> {
  /** The `_id` of the offer that was asked for. */
  id: string;
  order: { id: string; orderId: string };
}

/**
 * Closes an offer request that became an order without a version.
 * @throws AppError invalid_input for an offer that does not wait for its first version
 */
async function answerWithOrder(
  tx: Transaction,
  { id, order, actor, ipAddress }: AnswerWithOrderOptions,
): Promise<void> {
  const [offer] = await tx.offer.updateManyAndReturn({
    where: { id, state: "asked" },
    data: {
      state: "accepted",
      orderId: order.id,
      waitingSince: null,
      endedAt: await databaseNow(tx),
    },
    select: { number: true },
  });
  if (!offer) {
    throw invalidField("request", "This request was answered already, or there is none.");
  }
  await announce(tx, "offer.changed", id);
  await recordAudit(tx, {
    event: "Offer Updated",
    actor,
    description: `What offer ${offer.number} asked for became order ${order.orderId}`,
    ipAddress,
    details: { offer: offer.number, order: order.orderId },
  });
}

/**
 * The customer of an order that staff enter and thereby verify. A new customer with the email of a verified account
 * gets the order on that account. A member's order is the company's unless marked as personal.
 * @throws AppError invalid_input for an unknown account
 */
async function enteredCustomer(
  db: Db,
  { customer: wanted, personal }: Pick<EnterOrderRequest, "customer" | "personal">,
  enteredBy: AuditActor,
): Promise<Customer & { language?: string }> {
  const isKnown = typeof wanted === "string";
  const user = await readAccount(db, wanted);
  const vouched = { proof: "owner" as const, account: null, enteredBy };
  if (user) {
    const { id, name, email, language } = user;
    const emailProven = user.emailVerifiedAt !== null;
    const company = personal ? null : await findBuyingCompany(db, id);
    const of = { companyId: company?.id ?? null, companyName: company?.name };
    return { ...vouched, name, userId: id, ...of, email, emailProven, language };
  }
  if (!isKnown) {
    const { name, email = null } = wanted;
    return { ...vouched, name, userId: null, companyId: null, email, emailProven: false };
  }
  throw invalidField("customer", "There is no such customer. Choose another one.");
}

async function readAccount(db: Db, wanted: EnterOrderRequest["customer"]) {
  const select = { id: true, name: true, email: true, emailVerifiedAt: true, language: true };
  if (typeof wanted === "string") return db.user.findUnique({ where: { id: wanted }, select });
  const { email } = wanted;
  if (email === undefined) return null;
  return db.user.findFirst({ where: { email, emailVerifiedAt: { not: null } }, select });
}
