import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { listAuditLogs, summariseAuditLogs } from "@/lib/audit/queries";
import { listAdminProducts } from "@/lib/catalogue/admin/queries";
import { ADMIN_PRODUCT_SORTS } from "@/lib/catalogue/admin/sort";
import { LISTED_STATES } from "@/lib/catalogue/low-stock";
import { listMessages, summariseMessages } from "@/lib/messaging/inbox/queries";
import { listAllOrders } from "@/lib/orders/read/admin-list";
import { listOrderMails } from "@/lib/orders/messages/order-mails";
import { STATUS_FILTERS } from "@/lib/orders/status";
import { listOutstanding, summariseOutstanding } from "@/lib/payments/outstanding";
import { listPromoCodes } from "@/lib/shop/promotions/queries";
import { listReviews, summariseReviews } from "@/lib/fulfilment/reviews/queries";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { listUsers } from "@/lib/identity/users/queries";
import { MAX_COUNTED } from "@/lib/dashboard/to-do/schemas";
import { getFile, importSteps } from "../steps/import-steps";
import { GROWING, wholeTables } from "./few-rows";
import { readScans } from "./query-plans";
import { filledShop, LIMIT, PAGE } from "./filled-shop";

/** Applies the checks of query-plans.int.test.ts to the admin's lists. */

const { db, url, expectFew } = filledShop();

/** Waiting rows are counted up to one more than the displayed maximum. */
const LOOKED_AT = MAX_COUNTED + 1;

/** Changes that put some products into a state that none has in the filled shop. */
const CHANGED_TO: Partial<Record<string, string>> = {
  archived: `"deletedAt" = now()`,
  "to-order": `"supply" = 'to_order', "dispatchDays" = 5`,
};

async function changeSome(change: string): Promise<void> {
  await db.$executeRawUnsafe(`
    UPDATE "products" SET ${change}
    WHERE "id" IN (SELECT "id" FROM "products" ORDER BY "name" DESC LIMIT 10)`);
  await db.$executeRaw`VACUUM ANALYZE "products"`;
}

describe("the admin's lists", () => {
  it.each(ADMIN_PRODUCT_SORTS)("of products use an index: %s", async (sort) => {
    // When sorted by stock, the last stock band on the page is read completely.
    const most = sort.startsWith("stock") ? 2 * PAGE : PAGE;
    await expectFew(() => listAdminProducts(db, { sort, limit: LIMIT }), most, sort);
  });

  it.each(LISTED_STATES)("of products read no more rows than the state has: %s", async (status) => {
    const change = CHANGED_TO[status];
    if (change) await changeSome(change);
    for (const sort of ADMIN_PRODUCT_SORTS) {
      const query = { sort, status, limit: LIMIT } as const;
      const { total } = await listAdminProducts(db, query);
      expect(total).toBeGreaterThan(0);
      // Archived products are few, so they are read and sorted.
      const most = status === "archived" || total < LIMIT ? 2 * total + PAGE : 2 * PAGE;
      await expectFew(() => listAdminProducts(db, query), most, query);
    }
  });

  it("of products are compared with a file by the products that its rows name", async () => {
    const [one, two] = await db.product.findMany({ take: 2, orderBy: { name: "asc" } });
    await db.product.update({ where: { id: two?.id ?? "" }, data: { sku: "Bag 7" } });
    const file = getFile([
      { name: ` ${one?.name.toUpperCase()}`, sku: "" },
      { name: two?.name ?? "", sku: " bag 7" },
    ]);
    const { take } = importSteps(db);
    expect((await take(file, true)).report).toMatchObject({ created: 0, updated: 2, errors: [] });
    await expectFew(() => take(file, true), PAGE, "import");
  });

  it.each(STATUS_FILTERS)("of orders use an index: %s", async (status) => {
    await expectFew(() => listAllOrders(db, { limit: LIMIT, status }), 5 * PAGE, status);
  });

  it("of orders are paged and filtered by date without reading all of them", async () => {
    const { nextCursor } = await listAllOrders(db, { limit: 2_000 });
    const cursor = nextCursor ?? "";
    await expectFew(() => listAllOrders(db, { limit: LIMIT, cursor }), 5 * PAGE, "deep");
    const days = { from: "2026-01-01", to: "2026-06-30" };
    await expectFew(() => listAllOrders(db, { limit: LIMIT, ...days }), 5 * PAGE, days);
  });

  it("of outstanding payments read open orders by their due day", async () => {
    const open = 100;
    await db.$executeRaw`
      UPDATE "orders" SET "paymentMethod" = 'bank', "paymentDueOn" = '2026-01-01'::date + extract(hour from "createdAt")::int
      WHERE "id" IN (SELECT "id" FROM "orders" WHERE "status" <> 'Cancelled' ORDER BY "id" LIMIT ${open})`;
    await db.$executeRaw`VACUUM ANALYZE "orders"`;
    const { total, nextCursor: cursor } = await listOutstanding(db, { limit: 40 });
    expect(total).toBe(open);
    await expectFew(() => listOutstanding(db, { limit: LIMIT, cursor }), open, "outstanding");
    await expectFew(() => summariseOutstanding(db), open, "sums of what is outstanding");
    for (const payment of ["overdue", "part", "over", "paid", "credit-due"] as const) {
      await expectFew(() => listAllOrders(db, { limit: LIMIT, payment }), 5 * PAGE, payment);
    }
  });

  it("of orders are searched without reading all lines", async () => {
    const order = await db.order.findFirstOrThrow({ include: { lines: true } });
    for (const q of [order.orderId, order.email ?? "", order.lines[0]?.name ?? ""]) {
      const search = () => listAllOrders(db, { limit: LIMIT, q });
      const { total } = await search();
      expect(total).toBeGreaterThan(0);
      const scans = (await readScans(url, search)).flat();
      expect(wholeTables(scans).filter(({ table }) => GROWING.has(table))).toEqual([]);
      const lines = scans.filter(({ table }) => table === "order_lines");
      expect(
        lines.filter(({ rows }) => rows > 4 * total + PAGE),
        q,
      ).toEqual([]);
    }
  });

  it("of orders find a very common word among the newest", async () => {
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

  it("of accounts read only the page's rows, with the number of orders", async () => {
    const { nextCursor } = await listUsers(db, { limit: 100 });
    for (const query of [{}, { cursor: nextCursor ?? "" }, { role: "user" as const }]) {
      const slice = { limit: LIMIT, ...query };
      await expectFew(() => listUsers(db, slice), 30 * PAGE, slice);
    }
    await expectFew(() => listUsers(db, { limit: LIMIT, role: "admin" }), 0, "admins");
    const { email: q } = await db.user.findFirstOrThrow();
    await expectFew(() => listUsers(db, { limit: LIMIT, q }), 40 * 5, q);
  });

  it("of promo codes read the uses without the orders", async () => {
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
      await readScans(url, () => listAuditLogs(db, { limit: LIMIT, q: actor }))
    ).flat();
    expect(searched.map(({ index }) => index)).not.toContain("audit_logs_search");
    await expectFew(() => summariseAuditLogs(db), 2 * day, "summary");
  });

  it("of reviews use an index, and are counted in one", async () => {
    for (const filter of [{}, { status: "approved" as const }, { status: "new" as const }]) {
      await expectFew(() => listReviews(db, { limit: LIMIT, ...filter }), PAGE, filter);
    }
    await expectFew(() => summariseReviews(db), 0, "summary");
  });

  it("of messages and the count of pending ones use an index", async () => {
    const runs = [
      () => listMessages(db, { limit: LIMIT, status: "new" }),
      () => summariseMessages(db, new Date(), 24),
    ];
    for (const run of runs) expect(wholeTables((await readScans(url, run)).flat())).toEqual([]);
  });
});

describe("pending items", () => {
  it("are counted up to the displayed maximum, by their indexes", async () => {
    await expectFew(() => readToDo(db, "admin"), LOOKED_AT, "to do");
  });

  it("of one order's emails are read without those of other orders", async () => {
    const orders = await db.order.findMany({ take: 100, select: { id: true } });
    const sentAt = new Date();
    await db.sentMail.createMany({
      data: orders.flatMap(({ id: orderId }) =>
        ["order-confirmation", "order-shipped"].map((template) => ({
          id: randomUUID(),
          orderId,
          template,
          queuedAt: sentAt,
          sentAt,
        })),
      ),
    });
    await db.$executeRaw`VACUUM ANALYZE "sent_mails"`;
    const mails = await readScans(url, () => listOrderMails(db, orders[0]?.id ?? ""));
    const sent = mails.flat().filter(({ table }) => table === "sent_mails");
    expect(sent).toMatchObject([{ index: "sent_mails_orderId_sentAt_idx", rows: 2 }]);
  });
});
