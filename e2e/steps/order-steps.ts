import { expect } from "vitest";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import type { RequestedItem } from "@/lib/orders/cart/schemas";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { Customer } from "@/lib/orders/customer";
import { placeOrder } from "@/lib/orders/place/place-order";
import type { PlaceOrderOptions } from "@/lib/orders/place/order-options";
import { ownSources } from "@/lib/orders/cart/own-sources";
import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import type { PlaceOrderRequest } from "@/lib/orders/schemas";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { placeIn, POSTAL_ADDRESS } from "./postal-address";

/** Shared steps of order tests: a wish, and the order made from it. */

export interface Wish {
  lines: RequestedItem[];
  promoCode?: string;
  email?: string;
  /** The account that orders; a guest's order if absent. */
  userId?: string;
  /** The company that the account orders for; a personal order if absent. */
  companyId?: string | null;
  /** Whether the order is confirmed, so that no maximum share of the stock applies to it. */
  proven?: boolean;
  ipAddress?: string;
  key?: string;
  /** Rupees; defaults to the current total. */
  totalAmount?: number;
  state?: string;
  shippingWay?: PlaceOrderRequest["shippingWay"];
  /** The GSTIN with the shipping address. */
  consignee?: string;
  newsletter?: boolean;
  whatsapp?: boolean;
  phone?: string;
  paymentMethod?: PaymentMethod;
  billing?: Pick<PlaceOrderRequest, "gstin" | "billingAddress" | "poNumber" | "note">;
}

/** The settings of a shop whose owner has decided on payments. */
export async function readSettings(db: PrismaClient): Promise<ShopSettings> {
  const settings = await readShopSettings(db);
  return { ...settings, payments: { ...settings.payments, isDecided: true } };
}

export function orderSteps(db: PrismaClient) {
  async function optionsFor(wish: Wish): Promise<PlaceOrderOptions> {
    const settings = await readSettings(db);
    const place = placeIn(wish.state ?? POSTAL_ADDRESS.state);
    const cart = await priceCart(
      {
        items: wish.lines,
        promoCode: wish.promoCode,
        state: place.state,
        gstin: wish.billing?.gstin,
        pin: place.zipCode,
        shippingWay: wish.shippingWay,
      },
      settings,
      quoteSources(
        db,
        wish.userId
          ? ownSources(db, { userId: wish.userId, companyId: wish.companyId ?? null })
          : {},
      ),
    );
    const customer = findCustomer(wish);
    return {
      db,
      request: {
        products: wish.lines.map((line) => ({ ...line, price: 1 })),
        shippingAddress: {
          ...POSTAL_ADDRESS,
          ...place,
          gstin: wish.consignee,
        },
        totalAmount: wish.totalAmount ?? toQuote(cart).total,
        email: customer.email ?? undefined,
        promoCode: wish.promoCode,
        ...wish.billing,
        paymentMethod: wish.paymentMethod,
        shippingWay: wish.shippingWay,
        newsletter: wish.newsletter,
        whatsapp: wish.whatsapp,
        phone: wish.phone,
      },
      customer,
      settings,
      idempotencyKey: wish.key,
      ipAddress: wish.ipAddress ?? "127.0.0.1",
    };
  }
  const order = async (wish: Wish) => placeOrder(await optionsFor(wish));
  /** Orders packs of one product, as a verified customer. */
  const sell = (product: string, quantity: number) =>
    order({ lines: [{ product, quantity }], proven: true });
  return { optionsFor, order, sell };
}

function findCustomer({
  email = "asha@example.in",
  userId,
  companyId = null,
  proven,
}: Wish): Customer {
  const proof = proven || userId !== undefined ? "account" : null;
  if (userId === undefined) {
    const guest = { name: null, userId: null, companyId: null, account: null, enteredBy: null };
    return { ...guest, email, emailProven: false, proof };
  }
  const account = { userId, identifier: email, name: "Asha Rao" };
  const who = { name: null, userId, companyId, email };
  return { ...who, emailProven: true, proof, account, enteredBy: null };
}

/** Returns the error of a refused attempt; the test fails if it is not refused. */
export async function readRefusal(attempt: Promise<unknown>): Promise<AppError> {
  const outcome = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(AppError);
  return outcome as AppError;
}
