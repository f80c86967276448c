import { randomInt, randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { POSTAL_ADDRESS } from "./steps/postal-address";
import { givenAccount, signInAs, type Account } from "./account";
import { database } from "./database";
import { expect } from "./fixtures";
import type { ArrangedProduct } from "./shop";

/** Test customers and their orders. */

/** Signs in the test's own customer on `page`, with the cookie and the stored token. */
export async function givenCustomer(page: Page): Promise<Account> {
  const account = await givenAccount();
  await signInAs(page, account);
  return account;
}

export const SHIPPING_ADDRESS = { ...POSTAL_ADDRESS, apartment: "3rd floor" };

export interface PlacedOrder {
  _id: string;
  orderId: string;
  /** Rupees. */
  totalAmount: number;
}

/** Orders some packs of each product at the current price. */
export async function givenOrder(
  page: Page,
  { token }: Pick<Account, "token">,
  ...items: { product: ArrangedProduct; quantity: number }[]
): Promise<PlacedOrder> {
  return place(page, { headers: { Authorization: `Bearer ${token}` } }, items);
}

/** Places an order without an account, for a company. */
export async function givenGuestOrder(
  page: Page,
  email: string,
  ...items: { product: ArrangedProduct; quantity: number }[]
): Promise<PlacedOrder & { accessKey: string }> {
  const placed = await place(page, { who: { email, company: "Greenleaf Foods" } }, items);
  return placed as PlacedOrder & { accessKey: string };
}

async function place(
  page: Page,
  { headers, who }: { headers?: Record<string, string>; who?: { email: string; company: string } },
  items: readonly { product: ArrangedProduct; quantity: number }[],
): Promise<PlacedOrder> {
  const quote = await page.request.post("/api/cart/quote", {
    data: { items: items.map(({ product, quantity }) => ({ product: product._id, quantity })) },
  });
  const { total } = (await quote.json()) as { total: number };
  const response = await page.request.post("/api/orders", {
    headers,
    data: {
      ...who,
      products: items.map(({ product: { _id, price }, quantity }) => ({
        product: _id,
        quantity,
        price,
      })),
      shippingAddress: SHIPPING_ADDRESS,
      totalAmount: total,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as PlacedOrder;
}

export async function openFolds(page: Page): Promise<void> {
  const folds = page.getByRole("main").locator("details.card");
  await expect(folds.first()).toBeVisible();
  await folds.evaluateAll((found) => found.forEach((fold) => fold.setAttribute("open", "")));
}

/** Copies an order `count` times in the database, without lines and emails. */
export async function givenCopies({ _id }: PlacedOrder, count: number): Promise<void> {
  const order = await database().order.findUniqueOrThrow({
    where: { id: _id },
    omit: {
      searchText: true,
      outstandingPaise: true,
      paymentState: true,
      billingAddress: true,
      paymentSteps: true,
    },
  });
  await database().order.createMany({
    data: Array.from({ length: count }, () => ({
      ...order,
      id: randomUUID(),
      orderId: `KLN-${randomInt(100_000, 1_000_000)}-${randomUUID().slice(0, 6).toUpperCase()}`,
      accessKey: randomUUID(),
    })),
  });
}

/** Sets the status of an order like an admin. */
export async function setStatus(
  { _id }: PlacedOrder,
  status: "Processing" | "Shipped" | "Delivered",
  tracking: { carrier: string; number: string; url: string } | null = null,
): Promise<void> {
  await database().order.update({
    where: { id: _id },
    data: {
      status,
      trackingCarrier: tracking?.carrier ?? null,
      trackingNumber: tracking?.number ?? null,
      trackingUrl: tracking?.url ?? null,
      history: { create: { status, by: "The shop" } },
    },
  });
}

/** Returns the order in a list at this screen size: the link of its row, or its card. */
export function listed(page: Page, { _id, orderId }: PlacedOrder): Locator {
  return page
    .locator(`a[href="/order/${_id}"]`, { hasText: orderId })
    .filter({ visible: true })
    .first();
}
