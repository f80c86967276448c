import "server-only";
import {
  lockStock,
  priceCart,
  ratesOfToday,
  type CartSources,
  type PricedCart,
} from "@/lib/orders/cart/price-cart";
import { listProductItems } from "@/lib/orders/cart/line-key";
import type { QuoteRequest } from "@/lib/orders/cart/schemas";
import { readSizeTable } from "@/lib/catalogue/sizes/read-table";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import type { Db, Transaction } from "@/lib/db/client";
import type { CompanyRole } from "@/lib/db/generated/enums";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { noPaymentMethod } from "@/lib/shop/payment-methods/no-payment-method";
import { listShippingRates } from "@/lib/shop/shipping/queries";
import { lockPromo } from "@/lib/shop/promotions/check-promo";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { Refusal } from "@/lib/i18n/refusal";
import { lockBuyingCompany, type BuyingCompany } from "@/lib/companies/buying-company";
import type { CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { lockCredit } from "@/lib/companies/credit/credit";
import { admitUnverified, overUnverifiedShare } from "./unverified/admit-unverified";
import { requireWithinLimits, readSpent, rulesCatching } from "../approvals/check-company-order";
import { checkAddresses } from "./check-addresses";
import { methodRefusal, findRefusal } from "./order-refusal";
import { ownSources } from "../cart/own-sources";
import { admitFreeSamples, lockSamples } from "../cart/samples";
import type { Customer } from "../customer";
import type { PlaceOrderRequest } from "../schemas";
import { requirePurchaseOrder } from "../purchase-order/demand";
import type { PlaceOrderOptions } from "./order-options";

/**
 * Validates everything that does not depend on a price.
 * @throws AppError invalid_input
 */
export function checkRequest(options: PlaceOrderOptions): void {
  checkAddresses(options);
  checkMethod(options);
}

/** Checks the payment method; rules that depend on the total follow in `findRefusal`, once it is known. */
function checkMethod(options: PlaceOrderOptions): void {
  const { request, customer, price } = options;
  const { payments } = options.settings;
  const { paymentMethod, totalAmount } = request;
  // Staff and offers agree on the payment with the customer.
  if (!payments.isDecided && !customer.enteredBy && !price && totalAmount !== 0) {
    throw new Refusal("no_way_to_pay", noPaymentMethod);
  }
  // An order of ₹0 needs no payment; a total other than the requested one is refused.
  const needsNone = payments.methods.length === 0 || totalAmount === 0 || payments.isDemo;
  if (paymentMethod ? payments.methods.includes(paymentMethod) : needsNone) return;
  throw methodRefusal((t) =>
    paymentMethod
      ? t("We do not offer this way to pay. Please choose another.")
      : t("Please choose a way to pay."),
  );
}

/** An order that passed all checks. */
export interface Admitted {
  cart: PricedCart;
  /** Credit of a customer who pays on account; null for other payment methods. */
  credit: Credit | null;
  /** Rules of the customer's company that require an approval. */
  caught: readonly CompanyRule[];
  /** The customer's role in that company; null for a personal order. */
  role: CompanyRole | null;
}

/**
 * Prices the order under lock.
 * @throws AppError with the reason for the refusal
 */
export async function admitInTransaction(
  tx: Transaction,
  options: PlaceOrderOptions,
): Promise<Admitted> {
  const { request, settings, customer, ipAddress } = options;
  const company = customer.enteredBy ? null : await lockBuyingCompany(tx, customer);
  const { poNumber, purchaseOrder } = request;
  if (company) requirePurchaseOrder(company, { poNumber, hasFile: purchaseOrder !== undefined });
  if (!customer.enteredBy && !customer.proof) {
    await admitUnverified(tx, { email: customer.email, ipAddress }, settings);
  }
  const credit = await readCredit(tx, options);
  await holdSamples(tx, options);
  const own = toSources(tx, options);
  const sources: CartSources = {
    readStock: lockStock(tx, own.holder),
    checkPromo: lockPromo(tx, { ...customer, phone: request.phone ?? null }),
    readRates: ratesOfToday(tx),
    readShippingRates: () => listShippingRates(tx),
    readSizeTable: () => readSizeTable(tx),
    ...own,
  };
  const cart = await (options.price?.(sources, tx) ??
    priceCart(toPricingInput(request), settings, sources));
  const refusal = findRefusal(cart, options, credit);
  if (refusal) throw refusal;
  if (!customer.enteredBy && !options.price) {
    await admitFreeSamples(tx, cart.lines, { ...customer, phone: request.phone ?? null });
  }
  if (!customer.proof) await keepToShare(tx, cart, settings);
  const caught = company ? await checkCompany(tx, company, { ...request, cart }) : [];
  return { cart, credit, caught, role: company?.role ?? null };
}

/**
 * Returns the company rules that require an approval of the order.
 * @throws AppError over_limit
 */
async function checkCompany(
  tx: Transaction,
  company: BuyingCompany,
  order: PlaceOrderRequest & { cart: PricedCart },
): Promise<CompanyRule[]> {
  const spentPaise = await readSpent(tx, company);
  requireWithinLimits(company, { spentPaise, totalPaise: order.cart.totals.totalPaise });
  return rulesCatching(tx, company, { ...order, spentPaise });
}

/** The priced part of an order request: the same as in the buyer's quote request. */
export function toPricingInput(request: PlaceOrderRequest): QuoteRequest {
  const { products: items, promoCode, shippingAddress, gstin, shippingWay } = request;
  const { state, zipCode: pin } = shippingAddress;
  return { items, promoCode, state, gstin, pin, shippingWay };
}

/** Customer-specific prices and credits. */
export function toSources(db: Db, { agreed, customer }: PlaceOrderOptions) {
  const userId = knownAccount(customer);
  const { companyId } = customer;
  return { agreed, ...(userId === null ? {} : ownSources(db, { userId, companyId })) };
}

/** The account by whose samples and items an order goes: only a session, or staff, prove whose they are. */
export const knownAccount = ({ account, enteredBy, userId }: Customer): string | null =>
  account !== null || enteredBy !== null ? userId : null;

/** Samples are locked before any product, the lock order of cancellations and refunds. */
async function holdSamples(tx: Transaction, { customer, request }: PlaceOrderOptions) {
  const userId = knownAccount(customer);
  const ids = listProductItems(request.products).map(({ product }) => product);
  if (userId !== null && ids.length > 0) await lockSamples(tx, userId, ids);
}

/** Returns null for an unverified order: a person who only knows a customer's email cannot use their credit. */
async function readCredit(
  tx: Transaction,
  { request, customer }: PlaceOrderOptions,
): Promise<Credit | null> {
  const { userId, companyId } = customer;
  if (request.paymentMethod !== "account" || !customer.proof || !userId) return null;
  return lockCredit(tx, { userId, companyId });
}

async function keepToShare(tx: Transaction, cart: PricedCart, settings: ShopSettings) {
  const refusal = await overUnverifiedShare(tx, cart.lines, settings);
  if (refusal) throw new Refusal("out_of_stock", refusal, { extra: { quote: toQuote(cart) } });
}
