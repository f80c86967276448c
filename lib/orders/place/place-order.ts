import "server-only";
import {
  lockStock,
  priceCart,
  quoteSources,
  ratesOfToday,
  type AgreedPrices,
  type CartSources,
  type PricedCart,
} from "@/lib/orders/cart/price-cart";
import { awaitsApproval, soldOf } from "@/lib/orders/cart/cart-line";
import type { QuoteRequest } from "@/lib/orders/cart/schemas";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import { dateName } from "@/lib/base/dates";
import type { Db, Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { claimKey, fingerprint, type IdempotentRequest, guestScope } from "@/lib/db/idempotency";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import type { OrderMailTemplate } from "@/lib/email/mail";
import { queueMail } from "@/lib/email/queue";
import { requestSubscription } from "@/lib/inbox/newsletter/request-subscription";
import { toSafePaise } from "@/lib/pricing/money";
import { listShippingRates } from "@/lib/shop/shipping/queries";
import { lockPromo } from "@/lib/shop/promotions/check-promo";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { admitUnproven, overUnprovenShare } from "./unproven/admit-unproven";
import { checkBilling, checkDestination } from "./check-addresses";
import { buysFreely, holds, lockBuyingCompany } from "../approvals/buying-company";
import { keepToLimits, requireNoApproval, rulesCatching } from "../approvals/check-company-order";
import type { CompanyRule } from "../company-rules/rule-schemas";
import { lockCredit } from "../credit";
import type { Customer } from "../customer";
import type { OrderApproval } from "../order";
import { redrawTaken } from "./new-order-number";
import { whoOrders, type OfferTerms } from "./order-rows";
import { methodRefusal, refusalOf } from "./order-refusal";
import { ownSources } from "./own-sources";
import { admitFreeSamples, claimSamples } from "../cart/samples";
import type { PlaceOrderRequest } from "../schemas";
import { writeOrder } from "./write-order";

export interface PlaceOrderOptions {
  db: PrismaClient;
  request: PlaceOrderRequest;
  customer: Customer;
  settings: ShopSettings;
  idempotencyKey?: string;
  ipAddress: string;
  /** Prices that the shop agreed with the customer for products of this order. */
  agreed?: AgreedPrices | undefined;
  /** Prices the order in place of today's catalogue, as an offer does; `sources` lock what they read. */
  price?: (sources: CartSources, tx: Transaction) => Promise<PricedCart>;
  terms?: OfferTerms;
  /**
   * Takes the approval of the member's company, before anything else is locked. Such an order needs no other approval,
   * and may cost less than was asked for.
   */
  approve?: (tx: Transaction) => Promise<OrderApproval>;
  /** Writes further rows in the transaction of the order. */
  alongside?: (tx: Transaction, order: PlacedOrder) => Promise<void>;
}

export interface PlacedOrder {
  id: string;
  orderId: string;
  totalPaise: number;
  /**
   * Promised day of dispatch in India: "2026-11-25"; null while a line waits for the approval of its proof, and when a
   * repeated request finds an order from before it was promised.
   */
  dispatchBy: string | null;
  /** Expected day of arrival in India. */
  deliverBy: string | null;
  accessKey: string;
  /** Products whose stock changed; empty when the request is a repeat. */
  changedProducts: string[];
  /** True when a product is sold out now, which changes the lists that show it. */
  soldOut: boolean;
}

/**
 * Places an order in one transaction: reads prices and stock from the database, checks the promo code again, takes the
 * stock, writes snapshots, history and audit entry and queues the mails. A simple order is read without locks and
 * written only if nothing changed meanwhile; every other order is decided under lock.
 * @throws AppError invalid_input, out_of_stock, invalid_promo, price_changed, idempotency_conflict; rate_limited for
 * too many unverified orders; of a company's member forbidden, over_limit, approval_required
 */
export async function placeOrder(options: PlaceOrderOptions): Promise<PlacedOrder> {
  checkAsked(options);
  return redrawTaken(async () => (await placeUnheld(options)) ?? placeHeld(options));
}

/**
 * Checks what needs no price.
 * @throws AppError invalid_input
 */
export function checkAsked(options: PlaceOrderOptions): void {
  checkDestination(options.request, options.settings);
  checkBilling(options.request);
  checkMethod(options);
}

/** Returns undefined, with nothing written, when it is not certain that the order can be placed as asked. */
async function placeUnheld(options: PlaceOrderOptions): Promise<PlacedOrder | undefined> {
  const { db, request, customer, settings } = options;
  const isCounted = !customer.proof || !customer.emailProven || request.promoCode !== undefined;
  const hasSamples = request.products.some(({ sample }) => sample);
  const isOnAccount = request.paymentMethod === "account";
  const isForCompany = customer.companyId !== null;
  if (isCounted || hasSamples || isOnAccount || isForCompany) return undefined;
  if (request.newsletter) return undefined;
  if (options.price || options.alongside) return undefined;
  const held = customer.companyId === null ? undefined : buysFreely(customer);
  if (held && !(await holds(db, held))) return undefined;
  const cart = await priceCart(wishOf(request), settings, quoteSources(db, sourcesOf(db, options)));
  if (refusalOf(cart, options, null) || cart.samples.lineIds.length > 0) return undefined;
  return write(db, options, { cart, credit: null, caught: [] }, held);
}

/** Places the order in one transaction that locks what is counted: key, rate limits, products and promo code. */
async function placeHeld(options: PlaceOrderOptions): Promise<PlacedOrder> {
  const repeat = repeatOf(options);
  return options.db.$transaction(async (tx) => {
    const approval = await options.approve?.(tx);
    const earlier = repeat && (await claimKey(tx, repeat));
    if (earlier?.orderId) return readPlaced(tx, earlier.orderId);
    const admitted = await admitHeld(tx, options);
    if (!options.approve) requireNoApproval(admitted.caught);
    const placed = await write(tx, { ...options, approval }, admitted);
    if (!placed) throw new Error("What the transaction holds has changed.");
    await claimSamples(tx, placed.id, admitted.cart.samples.lineIds);
    await mailUnproven(tx, options, placed);
    await options.alongside?.(tx, placed);
    return placed;
  });
}

/** Checks the payment method; rules that depend on the total follow in `refusalOf`, once it is known. */
function checkMethod({ request, settings: { payments } }: PlaceOrderOptions): void {
  const { paymentMethod } = request;
  if (paymentMethod ? payments.methods.includes(paymentMethod) : payments.methods.length === 0) {
    return;
  }
  throw methodRefusal(
    paymentMethod
      ? "We do not offer this way to pay. Please choose another."
      : "Please choose a way to pay.",
  );
}

function repeatOf(options: PlaceOrderOptions): IdempotentRequest | undefined {
  const { idempotencyKey: key, customer, request } = options;
  if (!key) return undefined;
  return { scope: scopeOf(customer, options), key, hash: fingerprint(request) };
}

function scopeOf(
  customer: Customer,
  { idempotencyKey = "", ipAddress }: PlaceOrderOptions,
): string {
  if (customer.enteredBy) return `entered:${customer.enteredBy.userId}`;
  const { account, userId, email } = customer;
  return account ? `user:${userId}` : guestScope(email, idempotencyKey, ipAddress);
}

/** An order as it was placed, for a request that is repeated. */
export async function readPlaced(tx: Db, id: string): Promise<PlacedOrder> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { orderId: true, totalPaise: true, dispatchBy: true, deliverBy: true, accessKey: true },
  });
  return {
    id,
    orderId: order.orderId,
    totalPaise: toSafePaise(order.totalPaise),
    dispatchBy: order.dispatchBy && dateName(order.dispatchBy),
    deliverBy: order.deliverBy && dateName(order.deliverBy),
    accessKey: order.accessKey,
    changedProducts: [],
    soldOut: false,
  };
}

/** An order that passed all checks. */
interface Admitted {
  cart: PricedCart;
  /** Credit of a customer who pays on account; null for other payment methods. */
  credit: Credit | null;
  /** The rules of the customer's company that ask for an approval. */
  caught: readonly CompanyRule[];
}

/**
 * Prices the order under lock.
 * @throws AppError with the reason why it cannot be placed
 */
export async function admitHeld(tx: Transaction, options: PlaceOrderOptions): Promise<Admitted> {
  const { request, settings, customer, ipAddress } = options;
  const company = customer.enteredBy ? null : await lockBuyingCompany(tx, customer);
  if (!customer.enteredBy && !customer.proof) {
    await admitUnproven(tx, { email: customer.email, ipAddress }, settings);
  }
  const credit = await creditOf(tx, options);
  const sources: CartSources = {
    readStock: lockStock(tx),
    checkPromo: lockPromo(tx, { ...customer, phone: request.phone ?? null }),
    readRates: ratesOfToday(tx),
    readShippingRates: () => listShippingRates(tx),
    ...sourcesOf(tx, options),
  };
  const cart = await (options.price?.(sources, tx) ??
    priceCart(wishOf(request), settings, sources));
  const refusal = refusalOf(cart, options, credit);
  if (refusal) throw refusal;
  if (!customer.enteredBy && !options.price) await admitFreeSamples(tx, cart.lines, customer);
  if (!customer.proof) await keepToShare(tx, cart, settings);
  if (company) await keepToLimits(tx, company, cart.totals.totalPaise);
  const caught = company ? await rulesCatching(tx, company, { ...request, cart }) : [];
  return { cart, credit, caught };
}

/** What is priced of an order: the same that its buyer asked a quote for. */
function wishOf(request: PlaceOrderRequest): QuoteRequest {
  const { products: items, promoCode, shippingAddress, gstin, shippingWay } = request;
  const { state, zipCode: pin } = shippingAddress;
  return { items, promoCode, state, gstin, pin, shippingWay };
}

/** Prices and credits of this customer. Only a session proves whose samples they were. */
function sourcesOf(db: Db, { agreed, customer }: PlaceOrderOptions) {
  const { account, enteredBy, userId, companyId } = customer;
  const isKnown = userId !== null && (account !== null || enteredBy !== null);
  return { agreed, ...(isKnown ? ownSources(db, { userId, companyId }) : {}) };
}

/** Returns null for an unverified order: a person who only knows a customer's email cannot use their credit. */
async function creditOf(
  tx: Transaction,
  { request, customer }: PlaceOrderOptions,
): Promise<Credit | null> {
  const { userId, companyId } = customer;
  if (request.paymentMethod !== "account" || !customer.proof || !userId) return null;
  return lockCredit(tx, { userId, companyId });
}

async function write(
  db: Db,
  options: PlaceOrderOptions & { approval?: OrderApproval | undefined },
  { cart, credit }: Admitted,
  held?: Prisma.Sql,
): Promise<PlacedOrder | undefined> {
  const mails: OrderMailTemplate[] = ["new-order"];
  if (options.customer.emailProven) {
    mails.unshift("order-confirmation");
    if (awaitsApproval(cart.lines)) mails.push("artwork-needed");
  }
  const written = await writeOrder(db, {
    ...options,
    cart,
    credit,
    repeat: repeatOf(options),
    mails,
    while: held,
  });
  if (!written) return undefined;
  const changedProducts = soldOf(cart.lines).flatMap(({ productId, quantity }) =>
    quantity > 0 ? [productId] : [],
  );
  return { ...written, totalPaise: cart.totals.totalPaise, changedProducts };
}

/** Queues mails to an email that may be unverified; the number of such mails is limited. */
async function mailUnproven(
  tx: Transaction,
  options: PlaceOrderOptions,
  { id }: PlacedOrder,
): Promise<void> {
  const { customer, request } = options;
  if (!customer.emailProven) await queueMail(tx, { template: "order-confirmation", orderId: id });
  if (request.newsletter) await subscribe(tx, options);
}

async function subscribe(
  tx: Transaction,
  { customer, request, ipAddress }: PlaceOrderOptions,
): Promise<void> {
  if (customer.enteredBy) return;
  await requestSubscription(tx, {
    email: customer.email,
    source: "checkout",
    userId: customer.account?.userId ?? null,
    actor: whoOrders(customer, request),
    ipAddress,
  });
}

async function keepToShare(tx: Transaction, cart: PricedCart, settings: ShopSettings) {
  const refusal = await overUnprovenShare(tx, cart.lines, settings);
  if (refusal) throw new AppError("out_of_stock", refusal, { extra: { quote: toQuote(cart) } });
}
