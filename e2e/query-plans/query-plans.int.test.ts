import { describe, expect, it } from "vitest";
import { exportAuditLogs } from "@/lib/audit/export-audit-logs";
import { countFacets } from "@/lib/catalogue/search/count-facets";
import { exportProducts } from "@/lib/catalogue/csv/export-products";
import { narrowedTo, type ListFilter } from "@/lib/catalogue/search/list-filters";
import { countByCategory } from "@/lib/catalogue/categories/queries";
import { listProductRecords } from "@/lib/catalogue/search/list-records";
import {
  findProduct,
  listNumberedPage,
  listProductAddresses,
  listProducts,
} from "@/lib/catalogue/queries";
import { searchProducts } from "@/lib/catalogue/search/search-products";
import { exportOrders } from "@/lib/orders/read/export-orders";
import { listOrders, summariseOrders } from "@/lib/orders/read/queries";
import { PRODUCT_SORTS, SEARCH_SORTS } from "@/lib/base/product-sort";
import { dayName } from "@/lib/base/india-time";
import { readMonth } from "@/lib/documents/gst-returns/read-month";
import { readSeries } from "@/lib/dashboard/stats/series";
import { readStatCards } from "@/lib/dashboard/stats/stat-cards";
import { GROWING, wholeTables } from "./few-rows";
import { readScans } from "./query-plans";
import { filledShop, LIMIT, PAGE } from "./filled-shop";

/**
 * Tests that no list, search, figure or export reads a growing table completely, or more of its rows than it shows,
 * so that reads stay fast. The admin's lists are in admin-plans.int.test.ts.
 */

const { db, url, expectFew } = filledShop();

describe("the catalogue", () => {
  it.each(PRODUCT_SORTS)("is read by its indexes: %s", async (sort) => {
    for (const filter of [{}, { category: "Boxes" as const }]) {
      const slice = { ...filter, sort, limit: LIMIT };
      const { nextCursor: cursor } = await listProducts(db, { ...slice, limit: 40 });
      await expectFew(() => listProducts(db, slice), PAGE, slice);
      await expectFew(() => listProductRecords(db, { ...slice, cursor }), PAGE, slice);
    }
  });

  it("finds a late page of a list in the index only", async () => {
    for (const sort of PRODUCT_SORTS) {
      const statements = await readScans(url, () =>
        listNumberedPage(db, { sort, page: 5, pageSize: LIMIT }),
      );
      const ids = statements
        .flat()
        .filter(({ rows, table }) => table === "products" && rows > PAGE);
      // One finds the page, the other counts.
      expect(
        ids.map(({ by }) => by),
        sort,
      ).toEqual(["Index Only Scan", "Index Only Scan"]);
    }
  });

  it("is searched by words", async () => {
    const search = { q: "terracotta bagasse clamshell", sort: "name", limit: LIMIT } as const;
    const { total } = await listProductRecords(db, search);
    expect(total).toBeGreaterThan(0);
    for (const sort of SEARCH_SORTS) {
      const requested = { ...search, sort };
      await expectFew(() => searchProducts(db, { ...requested, offset: 0 }), 100, requested);
      await expectFew(() => listProductRecords(db, requested), 100, requested);
    }
  });

  it("is searched by an article number and its prefix", async () => {
    const { sku } = await db.product.findFirstOrThrow({
      where: { draft: false },
    });
    for (const q of [sku?.toLowerCase(), "PLAN-00"]) {
      const requested = { q, sort: "relevance", limit: LIMIT } as const;
      const { total } = await listProductRecords(db, requested);
      expect(total, q).toBeGreaterThan(0);
      await expectFew(() => searchProducts(db, { ...requested, offset: 0 }), 300, requested);
    }
  });

  it("is read in order if most of it matches, and counted in an index", async () => {
    for (const sort of PRODUCT_SORTS) {
      const list = { narrowed: { minPricePaise: 1 }, sort, limit: LIMIT };
      const { total } = await listProductRecords(db, list);
      expect(total, sort).toBeGreaterThan(5 * PAGE);
      const scans = (await readScans(url, () => listProductRecords(db, list))).flat();
      const long = scans.filter(({ table, rows }) => table === "products" && rows > PAGE);
      expect(
        long.map(({ by }) => by),
        sort,
      ).toEqual(["Index Only Scan"]);
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
      const statements = await readScans(url, async () => {
        await searchProducts(db, list);
        await countFacets(db, { q, filters });
      });
      expect(statements).toHaveLength(2);
      expect(wholeTables(statements.flat())).toEqual([]);
    }
  });

  it("corrects a typo by its words, without products that match none", async () => {
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

  it("is counted, opened and listed for search engines without reading all of it", async () => {
    const [{ _id } = { _id: "" }] = (await listProducts(db, { sort: "name", limit: 1 })).items;
    await expectFew(() => countByCategory(db), 0, "counts");
    await expectFew(() => findProduct(db, _id), PAGE, "one product");
    const part = () => listProductAddresses(db, { offset: 100, limit: LIMIT });
    const scans = (await readScans(url, part)).flat();
    expect(wholeTables(scans)).toEqual([]);
    expect(scans.filter(({ rows }) => rows > PAGE).map(({ by }) => by)).toEqual([
      "Index Only Scan",
    ]);
  });
});

describe("a customer's orders", () => {
  it("are read and summed by their account", async () => {
    const { userId } = await db.order.findFirstOrThrow({ where: { userId: { not: null } } });
    const owner = { id: userId ?? "", membership: null };
    const own = await db.order.count({ where: { userId: owner.id } });
    expect(own).toBeLessThan(100);
    await expectFew(() => listOrders(db, owner, { limit: LIMIT }), 4 * own, "orders");
    await expectFew(() => summariseOrders(db, owner), own, "summary");
  });

  it("of a member are read in two indexes, however many others and the company have", async () => {
    const most = await db.order.groupBy({
      by: ["userId"],
      where: { userId: { not: null } },
      _count: true,
      orderBy: [{ _count: { userId: "desc" } }, { userId: "asc" }],
      take: 1,
    });
    const id = most[0]?.userId ?? "";
    const { id: companyId } = await db.company.create({ data: { name: "Rao", legalName: "Rao" } });
    await db.$executeRaw`
      UPDATE "orders" SET "companyId" = ${companyId}::uuid
      WHERE "userId" IS DISTINCT FROM ${id}::uuid AND abs(hashtext("id"::text)) % 4 = 0`;
    await db.$executeRaw`VACUUM (ANALYZE) "orders"`;
    const ofCompany = await db.order.count({ where: { companyId } });
    expect(ofCompany).toBeGreaterThan(500);
    for (const role of ["owner", "buyer"] as const) {
      const member = { id, membership: { companyId, role } };
      const { nextCursor } = await listOrders(db, member, { limit: LIMIT });
      expect(nextCursor !== null, "a second page").toBe(role === "owner");
      const cursor = nextCursor ?? undefined;
      const scans = await readScans(url, () => listOrders(db, member, { limit: LIMIT, cursor }));
      const read = scans.flat().filter(({ table }) => table === "orders");
      expect(wholeTables(read), role).toEqual([]);
      // Long reads only count, in an index.
      const long = read.filter(({ rows, by }) => rows > PAGE && by !== "Index Only Scan");
      expect(JSON.stringify(long), role).toBe("[]");
    }
  });
});

describe("figures", () => {
  it("of sales and stock read no order, and count products in their indexes", async () => {
    const now = new Date();
    await expectFew(() => readSeries(db, now), 0, "series");
    // The limit covers the hours of the last day, and failed logins of two months.
    await expectFew(() => readStatCards(db, now), 400, "cards");
  });
});

describe("a month of the accounts", () => {
  it("is found by the days of its documents, payments and status changes", async () => {
    const [change] = await db.orderStatusChange.findMany({ orderBy: { at: "desc" }, take: 1 });
    const month = dayName(change?.at ?? new Date()).slice(0, 7);
    const statements = await readScans(url, () => readMonth(db, month, new Date()));
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

  const firstBytes = async (opening: Promise<ReadableStream<Uint8Array>>) => {
    const reader = (await opening).getReader();
    await reader.read();
    await reader.cancel();
  };

  it.each([
    ["orders", () => exportOrders({ db, filter: {}, actor, ipAddress })],
    ["products", () => exportProducts({ db, filter: {}, actor, ipAddress })],
    ["the audit log", () => exportAuditLogs({ db, filter: {}, actor, ipAddress })],
  ])("reads one batch of %s", async (name, open) => {
    const reads = (await readScans(url, () => firstBytes(open()))).flat();
    const growing = reads.filter(({ table }) => GROWING.has(table));
    expect(wholeTables(growing), name).toEqual([]);
  });
});
