import { countByCategory } from "@/lib/categories/queries";
import { beforeAll, describe, expect, it } from "vitest";
import { exportAuditLogs } from "@/lib/audit/export-audit-logs";
import { listAuditLogs, summariseAuditLogs } from "@/lib/audit/queries";
import { listAdminProducts } from "@/lib/catalogue/admin-queries";
import { ADMIN_PRODUCT_SORTS } from "@/lib/catalogue/admin-sort";
import { countFacets } from "@/lib/catalogue/count-facets";
import { exportProducts } from "@/lib/catalogue/csv/export-products";
import { narrowedTo, type ListFilter } from "@/lib/catalogue/list-filters";
import { listProductRecords } from "@/lib/catalogue/list-records";
import { LISTED_STATES } from "@/lib/catalogue/low-stock";
import {
  findProduct,
  listNumberedPage,
  listProductAddresses,
  listProducts,
} from "@/lib/catalogue/queries";
import { searchProducts } from "@/lib/catalogue/search-products";
import { listMessages, summariseMessages } from "@/lib/contact/queries";
import { listSubscriptions } from "@/lib/newsletter/queries";
import { listAllOrders } from "@/lib/orders/admin-list";
import { exportOrders } from "@/lib/orders/export-orders";
import { listOrders, summariseOrders } from "@/lib/orders/queries";
import { STATUS_FILTERS } from "@/lib/orders/status";
import { PRODUCT_SORTS, SEARCH_SORTS } from "@/lib/product-sort";
import { listOutstanding, summariseOutstanding } from "@/lib/payments/outstanding";
import { listPromoCodes } from "@/lib/promotions/queries";
import { dayName } from "@/lib/india-time";
import { readMonth } from "@/lib/registers/read-month";
import { readSeries } from "@/lib/stats/series";
import { readStatCards } from "@/lib/stats/stat-cards";
import { listUsers } from "@/lib/users/queries";
import { filledDatabase } from "./filled-database";
import { expectFewRows, GROWING, wholeTables } from "./few-rows";
import { scansOf } from "./query-plans";

/**
 * No list, search, figure or export reads a table that grows with the shop as a whole, or more of its rows
 * than it shows: what is quick today stays quick. Of a shop with 400 products, 4,000 orders and 20,000
 * entries of the audit log.
 */

const { db, url } = filledDatabase(400);

/** The first by name, and more of them than a page passes over: the shop's lists must not meet them. */
beforeAll(async () => {
  await db.$executeRaw`
    UPDATE "products" SET "draft" = true
    WHERE "id" IN (
      SELECT "id" FROM "products" WHERE "name" NOT LIKE '%Bagasse%' ORDER BY "name", "id" LIMIT 60)`;
  await db.$executeRaw`
    UPDATE "products" SET "sku" = 'PLAN-' || to_char(n, 'FM0000')
    FROM (SELECT "id" AS "numbered", row_number() OVER (ORDER BY "id") AS n FROM "products") AS numbers
    WHERE "id" = "numbered"`;
  await db.$executeRaw`VACUUM ANALYZE "products", "product_search_documents"`;
});

const expectFew = (run: () => Promise<unknown>, most: number, what: unknown) =>
  expectFewRows(url, run, { most, what });

const LIMIT = 20;

/** What a page shows, and as many again for what an index cannot tell apart. */
const PAGE = 2 * (LIMIT + 1);

describe("the catalogue", () => {
  it.each(PRODUCT_SORTS)("is read by its indexes: %s", async (sort) => {
    for (const filter of [{}, { category: "Boxes" as const }]) {
      const slice = { ...filter, sort, limit: LIMIT };
      const { nextCursor: cursor } = await listProducts(db, { ...slice, limit: 40 });
      await expectFew(() => listProducts(db, slice), PAGE, slice);
      await expectFew(() => listProductRecords(db, { ...slice, cursor }), PAGE, slice);
    }
  });

  it("finds a page deep in a list in the index alone", async () => {
    for (const sort of PRODUCT_SORTS) {
      const statements = await scansOf(url, () =>
        listNumberedPage(db, { sort, page: 5, pageSize: LIMIT }),
      );
      const ids = statements
        .flat()
        .filter(({ rows, table }) => table === "products" && rows > PAGE);
      expect(
        ids.map(({ by }) => by),
        sort,
      ).toEqual(["Index Only Scan"]);
    }
  });

  it("is searched by its words", async () => {
    const search = { q: "terracotta bagasse clamshell", sort: "name", limit: LIMIT } as const;
    const { total } = await listProductRecords(db, search);
    expect(total).toBeGreaterThan(0);
    for (const sort of SEARCH_SORTS) {
      const asked = { ...search, sort };
      await expectFew(() => searchProducts(db, { ...asked, offset: 0 }), 100, asked);
      await expectFew(() => listProductRecords(db, asked), 100, asked);
    }
  });

  it("is searched by an article number and the beginning of one", async () => {
    const { sku } = await db.product.findFirstOrThrow({
      where: { draft: false },
    });
    for (const q of [sku?.toLowerCase(), "PLAN-00"]) {
      const asked = { q, sort: "relevance", limit: LIMIT } as const;
      const { total } = await listProductRecords(db, asked);
      expect(total, q).toBeGreaterThan(0);
      await expectFew(() => searchProducts(db, { ...asked, offset: 0 }), 300, asked);
    }
  });

  it("is narrowed and counted by its facets, each looked up in an index", async () => {
    const filters: ListFilter[] = [
      ["material", "bagasse"],
      ["maxPrice", "9000"],
    ];
    const narrowed = narrowedTo(filters);
    for (const q of [undefined, "clamshell"]) {
      const list = { q, narrowed, sort: "name", limit: LIMIT, offset: 0 } as const;
      const statements = await scansOf(url, async () => {
        await searchProducts(db, list);
        await countFacets(db, { q, filters });
      });
      expect(statements).toHaveLength(2);
      expect(wholeTables(statements.flat())).toEqual([]);
    }
  });

  it("asks its words for a slip, and no product that has none of them", async () => {
    const slip = {
      q: "terracota bagasse clamshell",
      sort: "relevance",
      limit: LIMIT,
      offset: 0,
    } as const;
    expect(await searchProducts(db, slip)).toMatchObject({
      didYouMean: "terracotta bagasse clamshell",
    });
    await expectFew(() => searchProducts(db, slip), 100, slip);
  });

  it("is counted, opened and named to search engines without a look at all of it", async () => {
    const [{ _id } = { _id: "" }] = (await listProducts(db, { sort: "name", limit: 1 })).items;
    await expectFew(() => countByCategory(db), 0, "counts");
    await expectFew(() => findProduct(db, _id), PAGE, "one product");
    const part = () => listProductAddresses(db, { offset: 100, limit: LIMIT });
    const scans = (await scansOf(url, part)).flat();
    expect(wholeTables(scans)).toEqual([]);
    expect(scans.filter(({ rows }) => rows > PAGE).map(({ by }) => by)).toEqual([
      "Index Only Scan",
    ]);
  });
});

async function archiveSome(): Promise<void> {
  await db.$executeRaw`
    UPDATE "products" SET "deletedAt" = now()
    WHERE "id" IN (SELECT "id" FROM "products" ORDER BY "name" DESC LIMIT 10)`;
  await db.$executeRaw`VACUUM ANALYZE "products"`;
}

describe("the admin's lists", () => {
  it.each(ADMIN_PRODUCT_SORTS)("of products run by an index: %s", async (sort) => {
    // By stock the last band on the page is read whole.
    const most = sort.startsWith("stock") ? 2 * PAGE : PAGE;
    await expectFew(() => listAdminProducts(db, { sort, limit: LIMIT }), most, sort);
  });

  it.each(LISTED_STATES)("of products read no more than those of a state: %s", async (status) => {
    if (status === "archived") await archiveSome();
    const query = { sort: "name-asc", status, limit: LIMIT } as const;
    const { total } = await listAdminProducts(db, query);
    expect(total).toBeGreaterThan(0);
    await expectFew(() => listAdminProducts(db, query), Math.max(PAGE, 2 * total), status);
  });

  it.each(STATUS_FILTERS)("of orders run by an index: %s", async (status) => {
    await expectFew(() => listAllOrders(db, { limit: LIMIT, status }), 5 * PAGE, status);
  });

  it("of orders are turned and narrowed by date without a look at all of them", async () => {
    const { nextCursor } = await listAllOrders(db, { limit: 2_000 });
    const cursor = nextCursor ?? "";
    await expectFew(() => listAllOrders(db, { limit: LIMIT, cursor }), 5 * PAGE, "deep");
    const days = { from: "2026-01-01", to: "2026-06-30" };
    await expectFew(() => listAllOrders(db, { limit: LIMIT, ...days }), 5 * PAGE, days);
  });

  it("of what is to be paid read the orders that are open, by the day on which they are due", async () => {
    const open = 100;
    await db.$executeRaw`
      UPDATE "orders" SET "paymentMethod" = 'bank', "paymentDueOn" = '2026-01-01'::date + extract(hour from "createdAt")::int
      WHERE "id" IN (SELECT "id" FROM "orders" WHERE "status" <> 'Cancelled' ORDER BY "id" LIMIT ${open})`;
    await db.$executeRaw`VACUUM ANALYZE "orders"`;
    const { total, nextCursor: cursor } = await listOutstanding(db, { limit: 40 });
    expect(total).toBe(open);
    await expectFew(() => listOutstanding(db, { limit: LIMIT, cursor }), open, "outstanding");
    await expectFew(() => summariseOutstanding(db), open, "sums of what is outstanding");
    for (const payment of ["overdue", "part", "over", "paid"] as const) {
      await expectFew(() => listAllOrders(db, { limit: LIMIT, payment }), 5 * PAGE, payment);
    }
  });

  it("of orders are searched without a look at all lines", async () => {
    const order = await db.order.findFirstOrThrow({ include: { lines: true } });
    for (const q of [order.orderId, order.email, order.lines[0]?.name ?? ""]) {
      const search = () => listAllOrders(db, { limit: LIMIT, q });
      const { total } = await search();
      expect(total).toBeGreaterThan(0);
      const scans = (await scansOf(url, search)).flat();
      expect(wholeTables(scans).filter(({ table }) => GROWING.has(table))).toEqual([]);
      const lines = scans.filter(({ table }) => table === "order_lines");
      expect(
        lines.filter(({ rows }) => rows > 4 * total + PAGE),
        q,
      ).toEqual([]);
    }
  });

  it("of orders find what very many of them hold among the newest", async () => {
    const [most] = await db.orderLine.groupBy({
      by: ["name"],
      orderBy: { _count: { name: "desc" } },
      take: 1,
    });
    const q = most?.name.split(",")[0] ?? "";
    const { total } = await listAllOrders(db, { limit: LIMIT, q });
    expect(total).toBeGreaterThan(100);
    const search = () => listAllOrders(db, { limit: LIMIT, q }, { most: 10 });
    expect(await search()).toMatchObject({ total: 10, isAtLeast: true });
    await expectFew(search, 60 * PAGE, q);
  });

  it("of accounts, with how many orders each has, read those of the page", async () => {
    const { nextCursor } = await listUsers(db, { limit: 100 });
    for (const query of [{}, { cursor: nextCursor ?? "" }, { role: "user" as const }]) {
      const slice = { limit: LIMIT, ...query };
      await expectFew(() => listUsers(db, slice), 30 * PAGE, slice);
    }
    await expectFew(() => listUsers(db, { limit: LIMIT, role: "admin" }), 0, "admins");
    const { email: q } = await db.user.findFirstOrThrow();
    await expectFew(() => listUsers(db, { limit: LIMIT, q }), 40 * 5, q);
  });

  it("of promo codes know their uses without the orders that used them", async () => {
    await expectFew(() => listPromoCodes(db, { limit: LIMIT }), 3, "promo codes");
  });

  it("of the audit log and its figures read the last 24 hours", async () => {
    const day = await db.auditLog.count({
      where: { timestamp: { gt: new Date(Date.now() - 86_400_000) } },
    });
    expect(day).toBeLessThan(100);
    const filters = [{}, { type: "authentication" as const }, { status: "failed" as const }];
    for (const filter of [...filters, { q: "wrong password" }]) {
      await expectFew(() => listAuditLogs(db, { limit: LIMIT, ...filter }), 3 * day, filter);
    }
    const { actor } = await db.auditLog.findFirstOrThrow({ where: { actor: { contains: "@" } } });
    const searched = (
      await scansOf(url, () => listAuditLogs(db, { limit: LIMIT, q: actor }))
    ).flat();
    expect(searched.map(({ index }) => index)).not.toContain("audit_logs_search");
    await expectFew(() => summariseAuditLogs(db), 2 * day, "summary");
  });

  it("of newsletter addresses run by an index", async () => {
    const find = () => listSubscriptions(db, { limit: LIMIT, state: "confirmed" });
    const scans = (await scansOf(url, find)).flat();
    expect(wholeTables(scans)).toEqual([]);
  });

  it("of messages and the count of those that wait run by an index", async () => {
    const runs = [
      () => listMessages(db, { limit: LIMIT, status: "new" }),
      () => summariseMessages(db, new Date(), 24),
    ];
    for (const run of runs) expect(wholeTables((await scansOf(url, run)).flat())).toEqual([]);
  });
});

describe("a customer's orders", () => {
  it("are read and summed by their account", async () => {
    const { userId } = await db.order.findFirstOrThrow({ where: { userId: { not: null } } });
    const owner = userId ?? "";
    const own = await db.order.count({ where: { userId: owner } });
    expect(own).toBeLessThan(100);
    await expectFew(() => listOrders(db, owner, { limit: LIMIT }), 4 * own, "orders");
    await expectFew(() => summariseOrders(db, owner), own, "summary");
  });
});

describe("figures", () => {
  it("of sales and stock read no order and no product", async () => {
    const now = new Date();
    await expectFew(() => readSeries(db, now), 0, "series");
    // The hours of the last day compared, and failed logins of two months.
    await expectFew(() => readStatCards(db, now), 400, "cards");
  });
});

describe("a month of the accounts", () => {
  it("is found by the days of its papers, payments and changes of status", async () => {
    const [change] = await db.orderStatusChange.findMany({ orderBy: { at: "desc" }, take: 1 });
    const month = dayName(change?.at ?? new Date()).slice(0, 7);
    const statements = await scansOf(url, () => readMonth(db, month, new Date()));
    const growing = statements.flat().filter(({ table }) => GROWING.has(table));
    expect(wholeTables(growing)).toEqual([]);
    const tables = new Set(growing.map(({ table }) => table));
    for (const table of ["order_documents", "payments", "order_status_changes", "orders"]) {
      expect(tables).toContain(table);
    }
  });
});

describe("the first rows of an export", () => {
  const actor = { userId: null, identifier: "system", name: "System" };
  const ipAddress = "127.0.0.1";
  const account = {
    id: "00000000-0000-4000-8000-000000000000",
    name: "Asha",
    email: "a@example.in",
  };

  const firstBytes = async (opening: Promise<ReadableStream<Uint8Array>>) => {
    const reader = (await opening).getReader();
    await reader.read();
    await reader.cancel();
  };

  it.each([
    ["orders", () => exportOrders({ db, filter: {}, actor, ipAddress })],
    ["products", () => exportProducts({ db, filter: {}, actor, ipAddress })],
    ["the audit log", () => exportAuditLogs({ db, filter: {}, account, ipAddress })],
  ])("reads one batch of %s", async (name, open) => {
    const reads = (await scansOf(url, () => firstBytes(open()))).flat();
    const growing = reads.filter(({ table }) => GROWING.has(table));
    expect(wholeTables(growing), name).toEqual([]);
  });
});
