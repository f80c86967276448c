import { readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, APIResponse, Browser, Page } from "@playwright/test";
import pg from "pg";
import { givenRegistered, logIn, signInAs, storedToken } from "../../account";
import { png, toFields, toForm } from "../../api/product-form";
import { expect } from "../../fixtures";
import type { ProductionShop } from "../../production-shop";
import { DESK, givenPerson, PHONE, type Person } from "../../person";
import type { ArrangedProduct } from "../../shop";
import { POSTAL_ADDRESS } from "../../steps/postal-address";

/** The people and the order of an accountant's month, in its own shop under GST. */

export const SELLER_GSTIN = "06AAPFU0939F1ZZ";

/** A GSTIN in the seller's state. */
export const BUYER_GSTIN = "06AABCU9603R1ZR";

const GST = {
  legalName: "KLN Packaging Private Limited",
  sellerGstin: SELLER_GSTIN,
  invoicePrefix: "KLN/",
  taxRegime: "gst",
};

type Headers = Record<string, string>;

const bearer = (token: string | null): Headers => ({ Authorization: `Bearer ${token}` });

async function readJson<T>(answer: Promise<APIResponse>): Promise<T> {
  const response = await answer;
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as T;
}

/** Opens a page of a user with this role and a verified email. */
async function givenRole(
  browser: Browser,
  request: APIRequestContext,
  { shop, role, viewport }: { shop: ProductionShop; role: string; viewport: typeof PHONE },
) {
  const account = await givenRegistered(request);
  const url = await readFile(path.join(shop.dataDir, "database-url"), "utf8");
  const client = new pg.Client(url);
  await client.connect();
  const verified = `UPDATE users SET role = $2::"Role", "emailVerifiedAt" = now() WHERE email = $1`;
  await client.query(verified, [account.email, role]);
  await client.end();
  const person = await givenPerson(browser, { baseURL: shop.origin, viewport });
  return { account, person };
}

async function givenProduct(
  request: APIRequestContext,
  headers: Headers,
  [name, price]: readonly [string, string],
): Promise<ArrangedProduct> {
  const fields = { ...toFields(name), price, stockCount: "500", hsnCode: "4819 10" };
  const multipart = toForm(fields, [await png()]);
  return readJson(request.post("/api/products", { multipart, headers }));
}

export interface PlacedOrder {
  _id: string;
  orderId: string;
}

/** Creates an accepted offer of ₹3,185.00 with an advance of one half, to a business in the seller's state. */
async function givenOrder(
  request: APIRequestContext,
  owner: Headers,
  buyer: Headers,
): Promise<PlacedOrder> {
  const box = await givenProduct(request, owner, ["Kraft box", "333.33"]);
  const sleeve = await givenProduct(request, owner, ["Carton sleeve", "99.99"]);
  const wanted = [
    { ...box, quantity: 7 },
    { ...sleeve, quantity: 5 },
  ];
  const fromCart = wanted.map(({ _id: product, quantity }) => ({ product, quantity }));
  const requested = request.post("/api/offers", { headers: buyer, data: { fromCart } });
  const { _id: id } = await readJson<{ _id: string }>(requested);
  const lines = wanted.map(({ _id: product, name, price, quantity }) => ({
    kind: "product",
    name,
    product,
    quantities: [{ quantity, price }],
  }));
  const terms = { lines, shipping: 200, advancePercent: 50 };
  const offer = `/api/admin/offers/${id}`;
  await readJson(request.post(`${offer}/versions`, { headers: owner, data: terms }));
  const set = (key: string, value: string) =>
    readJson(request.put(`/api/admin/settings/${key}`, { headers: owner, data: { value } }));
  await set("bankAccount", "50100123456789");
  await set("bankIfsc", "HDFC0001234");
  // Sending an offer with an advance requires a payment method; this order's payment is arranged by phone.
  await set("paymentMethods", "bank");
  await readJson(request.post(`${offer}/send`, { headers: owner }));
  await set("paymentMethods", "");
  const data = {
    version: 1,
    totalAmount: 3185,
    gstin: BUYER_GSTIN,
    shippingAddress: POSTAL_ADDRESS,
  };
  return readJson(request.post(`/api/offers/${id}/accept`, { headers: buyer, data }));
}

export interface Month {
  accountant: Person;
  packer: Person;
  buyer: Person;
  order: PlacedOrder;
}

/** Turns GST on by the owner's page; the others are signed in, staff in the admin. */
export async function givenMonth(
  page: Page,
  {
    browser,
    request,
    shop,
  }: { browser: Browser; request: APIRequestContext; shop: ProductionShop },
): Promise<Month> {
  await logIn(page, { email: shop.ownerEmail });
  const owner = bearer(await storedToken(page));
  for (const [key, value] of Object.entries(GST)) {
    const put = request.put(`/api/admin/settings/${key}`, { headers: owner, data: { value } });
    await readJson(put);
  }
  const given = (role: string, viewport: typeof PHONE) =>
    givenRole(browser, request, { shop, role, viewport });
  const accountant = await given("accountant", DESK);
  const packer = await given("packer", PHONE);
  const buyer = await given("user", DESK);
  for (const { person, account } of [accountant, packer]) {
    await logIn(person.page, account);
    await person.page.goto("/admin");
  }
  await signInAs(buyer.person.page, buyer.account);
  const people = { accountant: accountant.person, packer: packer.person, buyer: buyer.person };
  return { ...people, order: await givenOrder(request, owner, bearer(buyer.account.token)) };
}
