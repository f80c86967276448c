import type { Locator, Page } from "@playwright/test";
import { givenAccount, type Account } from "../../account";
import { givenSignedInAdmin } from "../../admin";
import { givenOrder, type PlacedOrder } from "../../customer";
import { givenProduct, type ArrangedProduct } from "../../shop";

interface Arranged {
  customer: Account;
  product: ArrangedProduct;
  orders: PlacedOrder[];
}

/** Places orders of two packs each for a new customer; an admin is signed in on the page. */
export async function givenOrders(page: Page, count: number): Promise<Arranged> {
  const customer = await givenAccount();
  const product = await givenProduct(125_000, 50);
  const orders = [];
  for (let number = 0; number < count; number += 1) {
    orders.push(await givenOrder(page, customer, { product, quantity: 2 }));
  }
  await givenSignedInAdmin(page);
  return { customer, product, orders };
}

/** Returns the single order of `givenOrders(page, 1)`. */
export function theOnly({ orders }: Arranged): PlacedOrder {
  const [order] = orders;
  if (!order) throw new Error("The order is missing.");
  return order;
}

export const findRow = (page: Page, { orderId }: PlacedOrder): Locator =>
  page.getByRole("row").filter({ hasText: orderId });

export const search = (page: Page, q: string) =>
  page.goto(`/admin/orders?q=${encodeURIComponent(q)}`);

export const openOrder = (page: Page, order: string) => page.goto(`/admin/orders/${order}`);
