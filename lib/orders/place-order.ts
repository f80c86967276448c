import "server-only";
import {
  lockStock,
  priceCart,
  quoteOf,
  quoteSources,
  ratesOfToday,
  type AgreedPrices,
  type CartLine,
  type PricedCart,
} from "@/lib/orders/cart/price-cart";
import { dateName } from "@/lib/base/dates";
import { packs, quantityText, mostOf } from "@/lib/orders/cart/quantity-limits";
import type { Db, Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { claimKey, fingerprint, type IdempotentRequest, guestScope } from "@/lib/db/idempotency";
import { methodProblem, type Credit } from "@/lib/shop/payment-methods/offered";
import type { OrderMailTemplate } from "@/lib/email/mail";
import { queueMail } from "@/lib/email/queue";
import { requestSubscription } from "@/lib/inbox/newsletter/request-subscription";
import { formatRupees, paiseOf, toPaise } from "@/lib/pricing/money";
import { nearestQuantity } from "@/lib/pricing/quantity-rules";
import { lockPromo } from "@/lib/shop/promotions/check-promo";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { admitUnproven, overUnprovenShare } from "./admit-unproven";
import { checkBilling, checkDestination } from "./check-addresses";
import { lockCredit } from "./credit";
import type { Customer } from "./customer";
import { redrawTaken } from "./new-order-number";
import { whoOrders } from "./order-rows";
import type { PlaceOrderRequest } from "./schemas";
import { writeOrder } from "./write-order";

export interface PlaceOrderOptions {
  db: PrismaClient;
  request: PlaceOrderRequest;
  customer: Customer;
  settings: ShopSettings;
  idempotencyKey?: string;
  ipAddress: string;
  /** What the shop agreed with the customer for products of the order. */
  agreed?: AgreedPrices | undefined;
  /** What is written with the order, or not at all. */
  alongside?: (tx: Transaction, order: PlacedOrder) => Promise<void>;
}

export interface PlacedOrder {
  id: string;
  orderId: string;
  totalPaise: number;
  /** The day in India by which it should leave: "2026-11-25"; null for a repeat from before that was told. */
  dispatchBy: string | null;
  /** The day by which it should arrive. */
  deliverBy: string | null;
  accessKey: string;
  /** Products whose stock changed; empty when the request had been answered before. */
  changedProducts: string[];
  /** Whether a product is sold out now, which changes the lists that show it. */
  soldOut: boolean;
}

/**
 * Places an order: prices and stock from the database, promo code re-validated, stock taken, snapshots
 * and history written, audit row and mails queued, all or nothing. Where nothing stands in its way, it
 * is read and then written as long as all is as it was read; everything else is decided under lock.
 * @throws AppError invalid_input, out_of_stock, invalid_promo, price_changed, idempotency_conflict;
 * rate_limited for one too many that nobody vouches for
 */
export async function placeOrder(options: PlaceOrderOptions): Promise<PlacedOrder> {
  checkDestination(options.request, options.settings);
  checkBilling(options.request);
  checkMethod(options);
  return redrawTaken(async () => (await placeUnheld(options)) ?? placeHeld(options));
}

/** Undefined, and nothing is written, where it is not sure that the order can be placed as asked. */
async function placeUnheld(options: PlaceOrderOptions): Promise<PlacedOrder | undefined> {
  const { db, request, customer, settings } = options;
  const isCounted = !customer.proof || !customer.emailProven || request.promoCode !== undefined;
  const isOnAccount = request.paymentMethod === "account";
  if (isCounted || isOnAccount || request.newsletter || options.alongside) return undefined;
  const { products: items, shippingAddress, gstin } = request;
  const wish = { items, state: shippingAddress.state, gstin };
  const cart = await priceCart(wish, settings, quoteSources(db, options.agreed));
  if (refusalOf(cart, options, null)) return undefined;
  return write(db, options, { cart, credit: null });
}

/** In one transaction that holds what is counted: key, allowances, products and promo code. */
async function placeHeld(options: PlaceOrderOptions): Promise<PlacedOrder> {
  const repeat = repeatOf(options);
  return options.db.$transaction(async (tx) => {
    const earlier = repeat && (await claimKey(tx, repeat));
    if (earlier?.orderId) return readPlaced(tx, earlier.orderId);
    const placed = await write(tx, options, await admitHeld(tx, options));
    if (!placed) throw new Error("What the transaction holds has changed.");
    await mailUnproven(tx, options, placed);
    await options.alongside?.(tx, placed);
    return placed;
  });
}

/** What depends on the total is asked once that is known (`refusalOf`). */
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

const methodRefusal = (message: string, extra?: Record<string, unknown>) =>
  new AppError("invalid_input", message, { fields: { paymentMethod: message }, extra });

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

async function readPlaced(tx: Transaction, id: string): Promise<PlacedOrder> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { orderId: true, totalPaise: true, dispatchBy: true, deliverBy: true, accessKey: true },
  });
  return {
    id,
    orderId: order.orderId,
    totalPaise: paiseOf(order.totalPaise),
    dispatchBy: order.dispatchBy && dateName(order.dispatchBy),
    deliverBy: order.deliverBy && dateName(order.deliverBy),
    accessKey: order.accessKey,
    changedProducts: [],
    soldOut: false,
  };
}

/** An order that nothing stands in the way of. */
interface Admitted {
  cart: PricedCart;
  /** Of whoever pays on account. */
  credit: Credit | null;
}

/** Prices the order under lock. @throws AppError for what stands in its way */
async function admitHeld(tx: Transaction, options: PlaceOrderOptions): Promise<Admitted> {
  const { request, settings, customer, ipAddress } = options;
  if (!customer.enteredBy && !customer.proof) {
    await admitUnproven(tx, { email: customer.email, ipAddress }, settings);
  }
  const credit = await creditOf(tx, options);
  const cart = await priceCart(
    {
      items: request.products,
      promoCode: request.promoCode,
      state: request.shippingAddress.state,
      gstin: request.gstin,
    },
    settings,
    {
      readStock: lockStock(tx),
      checkPromo: lockPromo(tx, { ...customer, phone: request.phone ?? null }),
      readRates: ratesOfToday(tx),
      agreed: options.agreed,
    },
  );
  const refusal = refusalOf(cart, options, credit);
  if (refusal) throw refusal;
  if (!customer.proof) await keepToShare(tx, cart, settings);
  return { cart, credit };
}

/** Nobody else orders on account of somebody who is known by an address alone. */
async function creditOf(
  tx: Transaction,
  { request, customer }: PlaceOrderOptions,
): Promise<Credit | null> {
  const { userId } = customer;
  if (request.paymentMethod !== "account" || !customer.proof || !userId) return null;
  return lockCredit(tx, userId);
}

async function write(
  db: Db,
  options: PlaceOrderOptions,
  { cart, credit }: Admitted,
): Promise<PlacedOrder | undefined> {
  const mails: OrderMailTemplate[] = ["new-order"];
  if (options.customer.emailProven) mails.unshift("order-confirmation");
  const written = await writeOrder(db, {
    ...options,
    cart,
    credit,
    repeat: repeatOf(options),
    mails,
  });
  if (!written) return undefined;
  const changedProducts = cart.lines.map(({ productId }) => productId);
  return { ...written, totalPaise: cart.totals.totalPaise, changedProducts };
}

/** What goes to an address that nobody may have proven, of which only so many mails are sent. */
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

/** What keeps the order from being placed, with the right figures, so that the page can show them at once. */
function refusalOf(
  cart: PricedCart,
  { request, settings }: PlaceOrderOptions,
  credit: Credit | null,
): AppError | undefined {
  const extra = { quote: quoteOf(cart) };
  const missing = cart.lines.filter((line) => line.quantity > line.stockCount);
  if (missing.length > 0) {
    return new AppError("out_of_stock", missing.map(shortage).join(" "), { extra });
  }
  const odd = cart.lines.filter((line) => !line.available);
  if (odd.length > 0) {
    const message = odd.map(oddQuantity).join(" ");
    return new AppError("invalid_input", message, { fields: { products: message }, extra });
  }
  if (cart.promoError) return new AppError("invalid_promo", cart.promoError, { extra });
  const { totalPaise } = cart.totals;
  if (toPaise(request.totalAmount) !== totalPaise) {
    const message = `A price has changed. The total is now ${formatRupees(totalPaise)}. Please check and order again.`;
    return new AppError("price_changed", message, { extra });
  }
  const { paymentMethod } = request;
  if (paymentMethod === undefined) return undefined;
  const problem = methodProblem(settings.payments, paymentMethod, { totalPaise, credit });
  return problem === null ? undefined : methodRefusal(problem, extra);
}

async function keepToShare(tx: Transaction, cart: PricedCart, settings: ShopSettings) {
  const refusal = await overUnprovenShare(tx, cart.lines, settings);
  if (refusal) throw new AppError("out_of_stock", refusal, { extra: { quote: quoteOf(cart) } });
}

function oddQuantity({ name, terms, quantity, stockCount }: CartLine): string {
  const most = mostOf(stockCount);
  const nearest = nearestQuantity(terms, quantity, most);
  const advice = nearest === 0 ? `Only ${packs(most)} are in stock.` : `Order ${packs(nearest)}.`;
  return `${name}: ${quantityText(terms, quantity, most)} ${advice}`;
}

function shortage({ name, stockCount }: CartLine): string {
  if (name === "") return "A product in your cart is no longer sold.";
  if (stockCount === 0) return `${name} is out of stock.`;
  return `Only ${stockCount} of ${name} left in stock.`;
}
