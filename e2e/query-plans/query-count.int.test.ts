import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { countByCategory } from "@/lib/catalogue/categories/queries";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { listAuditLogs, summariseAuditLogs } from "@/lib/audit/queries";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { priceSpec } from "@/lib/catalogue/sizes/price-spec";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import { listAdminProducts } from "@/lib/catalogue/admin/queries";
import { readOwnPrices } from "@/lib/companies/price-lists/own-prices";
import { ownSources } from "@/lib/orders/cart/own-sources";
import { readLeadTimes } from "@/lib/catalogue/lead-times";
import {
  findProduct,
  listNumberedPage,
  listProductAddresses,
  listProducts,
} from "@/lib/catalogue/queries";
import { searchProducts } from "@/lib/catalogue/search/search-products";
import { listAllOrders } from "@/lib/orders/read/admin-list";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { placeOrder } from "@/lib/orders/place/place-order";
import { findOrder, listOrders, summariseOrders } from "@/lib/orders/read/queries";
import { listPromoCodes } from "@/lib/shop/promotions/queries";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { readStatCards } from "@/lib/dashboard/stats/stat-cards";
import { readSeries } from "@/lib/dashboard/stats/series";
import { readMonth } from "@/lib/documents/gst-returns/read-month";
import { listUsers } from "@/lib/identity/users/queries";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { testDatabase } from "../support/database";
import { givenOrder, givenProduct, givenReview } from "../steps/factories";
import { companySteps } from "../steps/company/company-steps";
import { orderSteps, type Wish } from "../steps/order-steps";
import { priceListSteps } from "../steps/company/price-list-steps";
import { documentSteps } from "../steps/document-steps";
import { readQueries } from "./query-count";

/**
 * Tests how many statements the busiest reads and writes need. The number must not grow with the rows; after an
 * intended change, update it here.
 */

const { db } = testDatabase();
const { optionsFor } = orderSteps(db);
const { invoice, credit } = documentSteps(db);
const { givenCompany } = companySteps(db);
const { giveList } = priceListSteps(db);

async function givenProducts(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await givenProduct(db, { name: `Box ${n}` })).id);
  return ids;
}

async function givenOrders(count: number): Promise<{ userId: string; orderId: string }> {
  const { id: userId } = await db.user.create({ data: { name: "Asha", email: "asha@example.in" } });
  let orderId = "";
  for (let n = 0; n < count; n += 1) orderId = (await givenOrder(db, { userId })).id;
  return { userId, orderId };
}

describe("the number of queries of a read", () => {
  it("is two for a list of products, in the shop and in the admin", async () => {
    await givenProducts(3);
    expect(await readQueries(() => listProducts(db, { sort: "name", limit: 2 }))).toHaveLength(2);
    expect(
      await readQueries(() => listAdminProducts(db, { sort: "name-asc", limit: 2 })),
    ).toHaveLength(2);
  });

  it("is one for a search with results, and three for one with a typo", async () => {
    await givenProducts(3);
    const search = (q: string) => () =>
      searchProducts(db, { q, sort: "relevance", limit: 2, offset: 0 });
    expect(await readQueries(search("box"))).toHaveLength(1);
    expect(await readQueries(search("kraft bxo"))).toHaveLength(3);
  });

  it("is three for a later page, and one for counts and the sitemap", async () => {
    await givenProducts(5);
    const page = (n: number) => listNumberedPage(db, { sort: "name", page: n, pageSize: 2 });
    expect(await readQueries(() => page(1))).toHaveLength(2);
    expect(await readQueries(() => page(3))).toHaveLength(3);
    expect(await readQueries(() => countByCategory(db))).toHaveLength(1);
    expect(await readQueries(() => listProductAddresses(db, { offset: 0, limit: 5 }))).toHaveLength(
      1,
    );
  });

  it("is two for a product with any number of reviews", async () => {
    const [productId = ""] = await givenProducts(1);
    for (let n = 0; n < 5; n += 1) await givenReview(db, { productId });
    expect(await readQueries(() => findProduct(db, productId))).toHaveLength(2);
  });

  it("is the same for a cart of 3 and of 30 lines", async () => {
    const ids = await givenProducts(30);
    const settings = await readShopSettings(db);
    const quote = (count: number) => () => {
      const items = ids.slice(0, count).map((product) => ({ product, quantity: 1 }));
      return priceCart({ items, promoCode: "SAVE10" }, settings, quoteSources(db));
    };
    expect(await readQueries(quote(3))).toHaveLength(2);
    expect(await readQueries(quote(30))).toHaveLength(2);
  });

  it("is one for the page of a size, and one more for a cart with any number of boxes", async () => {
    await db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), DEMO_SIZES));
    const settings = await readShopSettings(db);
    const at = { moment: new Date(), rules: settings };
    const spec = {
      length: 230,
      width: 155,
      height: 70,
      inside: true,
      board: "e-kraft",
      print: "plain",
      finish: null,
    };
    // All that the page reads besides the styles and settings, which are cached.
    const price = () => priceSpec(db, "mailer-box", spec, [500, 1000, 2500], at);
    expect(await readQueries(price)).toHaveLength(1);
    const quote = (count: number) => () => {
      const items = Array.from({ length: count }, (_, n) => ({
        ...spec,
        style: "mailer-box",
        height: 70 + n,
        quantity: 500,
      }));
      return priceCart({ items }, settings, quoteSources(db));
    };
    expect(await readQueries(quote(1))).toHaveLength(2);
    expect(await readQueries(quote(20))).toHaveLength(2);
  });

  it("is one more for a cart with shipping by weight", async () => {
    const settings = await readShopSettings(db);
    const items = (await givenProducts(30)).map((product) => ({ product, quantity: 1 }));
    const freight = { volumetricDivisor: 5000 };
    const ways = (pin?: string) => () =>
      priceCart({ items, pin }, { ...settings, freight }, quoteSources(db));
    expect(await readQueries(ways())).toHaveLength(1);
    expect(await readQueries(ways("110001"))).toHaveLength(2);
  });

  it("is one more for the cart and the prices of a company member, for any number of products", async () => {
    const settings = await readShopSettings(db);
    const ids = await givenProducts(100);
    const { id: companyId, members } = await givenCompany();
    await giveList(companyId, { rows: ids.map((product) => ({ product, percent: 10 })) });
    const cart = (company: string | null) => () => {
      const own = ownSources(db, { userId: members.buyer.id, companyId: company });
      const items = ids.slice(0, 30).map((product) => ({ product, quantity: 1 }));
      return priceCart({ items }, settings, quoteSources(db, own));
    };
    expect(await readQueries(cart(null))).toHaveLength(1);
    expect(await readQueries(cart(companyId))).toHaveLength(2);
    expect(await readQueries(() => readOwnPrices(db, ids, null))).toHaveLength(1);
    expect(await readQueries(() => readOwnPrices(db, ids, companyId))).toHaveLength(2);
    const prices = await readOwnPrices(db, ids, companyId);
    expect(prices.map(({ product, price }) => [product, price])).toEqual(
      ids.map((product) => [product, 405]),
    );
  });

  it("is one for the lead times of products, some of them missing", async () => {
    const { id } = await givenProduct(db, { leadDays: 12 });
    const requested = [randomUUID(), id, randomUUID()];
    expect(await readQueries(() => readLeadTimes(db, requested))).toHaveLength(1);
    expect(await readLeadTimes(db, requested)).toEqual([null, 12, null]);
    expect(await readQueries(() => readLeadTimes(db, []))).toHaveLength(0);
  });

  it("does not grow with the orders of a customer", async () => {
    const { userId, orderId } = await givenOrders(4);
    const visitor = { identity: { state: "visitor" } } as const;
    const owner = { id: userId, membership: null };
    expect(await readQueries(() => listOrders(db, owner, { limit: 1 }))).toHaveLength(5);
    expect(await readQueries(() => listOrders(db, owner, { limit: 4 }))).toHaveLength(5);
    expect(await readQueries(() => summariseOrders(db, owner))).toHaveLength(1);
    expect(await readQueries(() => findOrder(db, orderId, visitor))).toHaveLength(6);
  });

  it("does not grow with the rows of an admin's list", async () => {
    await givenOrders(4);
    await db.user.createMany({
      data: ["b", "c", "d"].map((name) => ({ name, email: `${name}@example.in` })),
    });
    for (const description of ["one", "two", "three"]) {
      await db.$transaction((tx) =>
        recordAudit(tx, { event: "Setting Updated", actor: SYSTEM_ACTOR, description }),
      );
    }
    const one = (await readQueries(() => listAllOrders(db, { limit: 1 }))).length;
    expect(await readQueries(() => listAllOrders(db, { limit: 4 }))).toHaveLength(one);
    expect(one).toBe(6);
    expect(await readQueries(() => listUsers(db, { limit: 10 }))).toHaveLength(3);
    expect(await readQueries(() => listAllOrders(db, { limit: 4, status: "Open" }))).toHaveLength(
      7,
    );
    // One of them checks whether there are more results than the maximum count.
    expect(await readQueries(() => listAllOrders(db, { limit: 4, q: "kraft" }))).toHaveLength(7);
    expect(await readQueries(() => listPromoCodes(db, { limit: 10 }))).toHaveLength(3);
    expect(await readQueries(() => listAuditLogs(db, { limit: 10 }))).toHaveLength(3);
    expect(await readQueries(() => summariseAuditLogs(db))).toHaveLength(1);
  });

  it("is fixed for the admin's figures", async () => {
    expect(await readQueries(() => readStatCards(db, new Date()))).toHaveLength(7);
    expect(await readQueries(() => readSeries(db, new Date()))).toHaveLength(2);
  });

  it("does not grow with the documents of a month of the accounts", async () => {
    const at = new Date("2026-11-20T06:00:00Z");
    const month = async () => (await readQueries(() => readMonth(db, "2026-11", at))).length;
    const { orderId } = await givenOrders(4);
    await invoice(orderId, at);
    const one = await month();
    for (const { id } of await db.order.findMany({ where: { documents: { none: {} } } })) {
      await invoice(id, at);
    }
    await credit(orderId, { kind: "all" }, { at });
    expect(await month()).toBe(one);
    expect(one).toBe(15);
  });
});

describe("the number of queries of a write", () => {
  const placed = async (size: number, request: Partial<Wish>) => {
    const lines = (await givenProducts(size)).map((product) => ({ product, quantity: 1 }));
    const options = await optionsFor({ lines, key: randomUUID(), ...request });
    const order = { id: "" };
    const queries = await readQueries(async () => Object.assign(order, await placeOrder(options)));
    return { order, placing: queries.length };
  };

  it("is two for an order without obstacles, for any number of lines", async () => {
    const { id: userId } = await db.user.create({
      data: { name: "Asha", email: "asha@example.in" },
    });
    // The first order of a process also reads the settings of the email queue.
    await placed(1, { userId });
    expect((await placed(3, { userId })).placing).toBe(2);
    expect((await placed(30, { userId })).placing).toBe(2);
    // Locks the idempotency key, samples, the products and the promo code, whose uses are unlimited.
    expect((await placed(3, { userId, promoCode: "SAVE10" })).placing).toBe(6);
  });

  it("is the same for a guest's order of 3 and of 30 lines, and for cancelling it", async () => {
    const place = async (size: number) => {
      const { order, placing } = await placed(size, {
        email: `buyer${size}@example.in`,
        promoCode: "SAVE10",
      });
      const party = "system" as const;
      const cancel = { db, order, actor: SYSTEM_ACTOR, party, ipAddress: "" };
      return { placing, cancelling: (await readQueries(() => cancelOrder(cancel))).length };
    };
    // For a guest, two of each check which emails may be sent, and three whether the order may be accepted. One of
    // cancelling closes a correction that waits.
    await place(1);
    expect(await place(3)).toEqual({ placing: 11, cancelling: 15 });
    expect(await place(30)).toEqual({ placing: 11, cancelling: 15 });
  });
});

it("excludes statements that run beside the counted function", async () => {
  const beside = new Promise(setImmediate).then(() => db.$queryRaw`SELECT 2`);
  const sent = await readQueries(() => Promise.all([beside, db.$queryRaw`SELECT 3`]));
  expect(sent).toEqual(["SELECT 3"]);
});
