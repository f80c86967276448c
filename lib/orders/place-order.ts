import "server-only";
import { recordAudit, unprovenActor } from "@/lib/audit/record";
import {
  lockStock,
  priceCart,
  quoteOf,
  type CartLine,
  type PricedCart,
} from "@/lib/cart/price-cart";
import { takeStock } from "@/lib/catalogue/stock";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { bindKey, claimKey, fingerprint, type IdempotentRequest } from "@/lib/idempotency/keys";
import { queueMail } from "@/lib/mail/queue";
import { requestSubscription } from "@/lib/newsletter/request-subscription";
import { formatRupees, paiseOf, toPaise } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";
import { lockPromo } from "@/lib/promotions/check-promo";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import { admitUnproven, overUnprovenShare } from "./admit-unproven";
import type { Customer } from "./customer";
import { newOrderNumber } from "./order-number";
import { newOrderKey } from "./renew-order-key";
import type { PlaceOrderRequest } from "./schemas";

export interface PlaceOrderOptions {
  db: PrismaClient;
  request: PlaceOrderRequest;
  customer: Customer;
  settings: ShopSettings;
  idempotencyKey?: string;
  ipAddress: string;
}

export interface PlacedOrder {
  id: string;
  orderId: string;
  totalPaise: number;
  accessKey: string;
  /** Products whose stock changed; empty when the request had been answered before. */
  changedProducts: string[];
  /** Whether a product is sold out now, which changes the lists that show it. */
  soldOut: boolean;
}

/**
 * Places an order in one transaction: prices and stock from the database under lock, promo code
 * re-validated, stock taken, snapshots and history written, audit row and mails queued.
 * @throws AppError invalid_input, out_of_stock, invalid_promo, price_changed, idempotency_conflict;
 * rate_limited for one too many that nobody vouches for
 */
export async function placeOrder(options: PlaceOrderOptions): Promise<PlacedOrder> {
  checkServiceableState(options);
  const repeat = repeatOf(options);
  return options.db.$transaction(async (tx) => {
    const earlier = repeat && (await claimKey(tx, repeat));
    if (earlier?.orderId) return readPlaced(tx, earlier.orderId);
    const placed = await writeOrder(tx, options);
    if (repeat) await bindKey(tx, repeat, { orderId: placed.id });
    return placed;
  });
}

function checkServiceableState({ request, settings }: PlaceOrderOptions): void {
  if (settings.serviceableStates.includes(request.shippingAddress.state)) return;
  const message = `We ship to ${settings.serviceableStates.join(", ")}. Choose one of these states.`;
  throw new AppError("invalid_input", message, { fields: { "shippingAddress.state": message } });
}

function repeatOf(options: PlaceOrderOptions): IdempotentRequest | undefined {
  const { idempotencyKey: key, customer, request } = options;
  if (!key) return undefined;
  const scope = customer.account ? `user:${customer.userId}` : `guest:${customer.email}`;
  return { scope, key, hash: fingerprint(request) };
}

async function readPlaced(tx: Transaction, id: string): Promise<PlacedOrder> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { orderId: true, totalPaise: true, accessKey: true },
  });
  return {
    id,
    orderId: order.orderId,
    totalPaise: paiseOf(order.totalPaise),
    accessKey: order.accessKey,
    changedProducts: [],
    soldOut: false,
  };
}

async function writeOrder(tx: Transaction, options: PlaceOrderOptions): Promise<PlacedOrder> {
  const { request, settings, customer, ipAddress } = options;
  if (!customer.proof) await admitUnproven(tx, { email: customer.email, ipAddress }, settings);
  const cart = await priceCart(
    { items: request.products, promoCode: request.promoCode },
    settings,
    { readStock: lockStock(tx), checkPromo: lockPromo(tx, customer) },
  );
  refuseWhatChanged(cart, request.totalAmount);
  if (!customer.proof) await keepToShare(tx, cart, settings);
  const soldOut = await takeStock(tx, cart.lines);
  const order = await createOrder(tx, options, cart);
  await recordOrder(tx, options, order, cart);
  if (request.newsletter) await subscribe(tx, options);
  await queueMail(
    tx,
    { template: "order-confirmation", orderId: order.id },
    { template: "new-order", orderId: order.id },
  );
  return {
    id: order.id,
    orderId: order.orderId,
    totalPaise: cart.totals.totalPaise,
    accessKey: order.accessKey,
    changedProducts: cart.lines.map((line) => line.productId),
    soldOut: soldOut.length > 0,
  };
}

async function subscribe(
  tx: Transaction,
  { customer, request, ipAddress }: PlaceOrderOptions,
): Promise<void> {
  const { email, account } = customer;
  await requestSubscription(tx, {
    email,
    source: "checkout",
    userId: account?.userId ?? null,
    actor: whoOrders(customer, request),
    ipAddress,
  });
}

/** Every refusal carries the right figures, so that the page can show them at once. */
function refuseWhatChanged(cart: PricedCart, seenTotal: number): void {
  const extra = { quote: quoteOf(cart) };
  const missing = cart.lines.filter((line) => !line.available);
  if (missing.length > 0) {
    throw new AppError("out_of_stock", missing.map(shortage).join(" "), { extra });
  }
  if (cart.promoError) throw new AppError("invalid_promo", cart.promoError, { extra });
  if (toPaise(seenTotal) !== cart.totals.totalPaise) {
    const total = formatRupees(cart.totals.totalPaise);
    const message = `A price has changed. The total is now ${total}. Please check and order again.`;
    throw new AppError("price_changed", message, { extra });
  }
}

async function keepToShare(tx: Transaction, cart: PricedCart, settings: ShopSettings) {
  const refusal = await overUnprovenShare(tx, cart.lines, settings);
  if (refusal) throw new AppError("out_of_stock", refusal, { extra: { quote: quoteOf(cart) } });
}

function shortage({ name, stockCount }: CartLine): string {
  if (name === "") return "A product in your cart is no longer sold.";
  if (stockCount === 0) return `${name} is out of stock.`;
  return `Only ${stockCount} of ${name} left in stock.`;
}

async function createOrder(
  tx: Transaction,
  { request, customer, settings }: PlaceOrderOptions,
  { lines, totals, promo }: PricedCart,
) {
  const { firstName, lastName, apartment, ...place } = request.shippingAddress;
  const customerName = `${firstName} ${lastName}`;
  return tx.order.create({
    data: {
      orderId: newOrderNumber(),
      accessKey: newOrderKey(),
      userId: customer.userId,
      customerName,
      email: customer.email,
      emailProven: customer.emailProven,
      proof: customer.proof,
      phone: request.phone ?? null,
      company: request.company ?? null,
      firstName,
      lastName,
      apartment: apartment ?? null,
      ...place,
      promoCode: promo?.code ?? null,
      promoPercent: promo?.percent ?? null,
      taxPercent: settings.taxPercent,
      ...totals,
      lines: { createMany: { data: lines.map(snapshotOf) } },
      history: {
        create: {
          status: "Pending",
          userId: customer.account?.userId ?? null,
          by: customerName,
          party: "customer",
        },
      },
    },
    select: { id: true, orderId: true, accessKey: true },
  });
}

/** The product as it was bought; later changes of the catalogue leave it alone. */
function snapshotOf(line: CartLine, position: number) {
  return {
    position,
    productId: line.productId,
    name: line.name,
    thumbnailImage: line.thumbnailImage,
    packSize: line.packSize,
    pricePaise: line.pricePaise,
    quantity: line.quantity,
    lineTotalPaise: lineTotalPaise(line),
  };
}

function whoOrders({ account, email }: Customer, { shippingAddress }: PlaceOrderRequest) {
  const { firstName, lastName } = shippingAddress;
  return account ?? unprovenActor(email, `${firstName} ${lastName}`);
}

async function recordOrder(
  tx: Transaction,
  { request, customer, ipAddress }: PlaceOrderOptions,
  order: { id: string; orderId: string },
  { lines, totals, promo }: PricedCart,
): Promise<void> {
  await recordAudit(tx, {
    event: "Order Created",
    actor: whoOrders(customer, request),
    description: `Order ${order.orderId} for ${formatRupees(totals.totalPaise)} was placed`,
    ipAddress,
    details: {
      order: order.orderId,
      totalPaise: totals.totalPaise,
      promoCode: promo?.code ?? null,
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    },
  });
}
