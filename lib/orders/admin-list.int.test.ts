import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { AuditActor } from "@/lib/audit/record";
import { codeOf } from "@/lib/testing/account-steps";
import { givenDocument } from "@/lib/testing/book-steps";
import { testDatabase } from "@/lib/testing/database";
import { givenOrder } from "@/lib/testing/factories";
import { listAllOrders } from "./admin-list";
import type { AdminOrderListQuery, OrderFilter } from "./admin-schemas";
import { exportOrders } from "./export-orders";
import { listedOrderAnswer } from "./order-answer";
import { orderConditions } from "./order-filter";

const { db } = testDatabase();

const actor: AuditActor = { userId: null, identifier: "meera@shop.example", name: "Meera Nair" };

const list = (query: Partial<AdminOrderListQuery> = {}) =>
  listAllOrders(db, { limit: 50, ...query });

const found = async (query: Partial<AdminOrderListQuery>) =>
  (await list(query)).items.map(({ orderId }) => orderId).toSorted();

const line = (name: string, quantity = 1) => ({
  position: 0,
  name,
  thumbnailImage: "/media/test.webp",
  pricePaise: 45_000,
  quantity,
  lineTotalPaise: 45_000 * quantity,
});

async function givenThree(): Promise<void> {
  await givenOrder(db, { orderId: "KLN-261101-AAAAAA", createdAt: new Date("2026-11-01T10:00Z") });
  await givenOrder(db, {
    orderId: "KLN-261102-BBBBBB",
    customerName: "Ravi 100% Crafts",
    email: "ravi_k@crafts.example",
    city: "Chennai",
    status: "Shipped",
    // Half past midnight on the third in India.
    createdAt: new Date("2026-11-02T19:00Z"),
    lines: { create: [line("Paper TAPE, printed", 3)] },
  });
  await givenOrder(db, { orderId: "KLN-261104-CCCCCC", createdAt: new Date("2026-11-04T10:00Z") });
}

/** As many as `count`, seven of them in each moment. */
async function givenMany(count: number): Promise<void> {
  const { id } = await givenOrder(db, { createdAt: new Date("2026-11-01T10:00Z") });
  await db.$executeRaw`
    INSERT INTO "orders" ("id", "orderId", "accessKey", "customerName", "email", "firstName",
      "lastName", "address", "city", "state", "zipCode", "country", "subtotalPaise",
      "discountPaise", "shippingPaise", "taxPercent", "taxPaise", "totalPaise", "updatedAt", "createdAt")
    SELECT gen_random_uuid(), 'COPY-' || n, "accessKey", "customerName", "email", "firstName",
      "lastName", "address", "city", "state", "zipCode", "country", "subtotalPaise",
      "discountPaise", "shippingPaise", "taxPercent", "taxPaise", "totalPaise", now(),
      "createdAt" - n / 7 * interval '1 minute'
    FROM "orders", generate_series(1, ${count - 1}::int) n WHERE "id" = ${id}::uuid`;
  await db.$executeRaw`
    INSERT INTO "order_lines" ("id", "orderId", "position", "name", "thumbnailImage", "pricePaise",
      "quantity", "lineTotalPaise")
    SELECT gen_random_uuid(), o."id", 0, 'Kraft mailer box', '/media/test.webp', 45000, 2, 90000
    FROM "orders" o WHERE o."id" <> ${id}::uuid`;
}

describe("a search that very many orders match", () => {
  it("is not counted to the end, and has the same pages as one that is", async () => {
    await givenMany(10);
    const query = { q: "kraft MAILER", limit: 4 };
    const whole = await list({ ...query, limit: 50 });
    expect(whole).toMatchObject({ total: 10, all: 10 });
    expect(whole.isAtLeast).toBeFalsy();
    const first = await listAllOrders(db, query, { most: 3 });
    expect(first).toMatchObject({ total: 3, isAtLeast: true, all: 10 });
    const second = await listAllOrders(
      db,
      { ...query, cursor: first.nextCursor ?? "" },
      { most: 3 },
    );
    const shown = [...first.items, ...second.items].map(({ orderId }) => orderId);
    expect(shown).toEqual(whole.items.slice(0, 8).map(({ orderId }) => orderId));
    const last = await listAllOrders(
      db,
      { ...query, cursor: second.nextCursor ?? "" },
      { most: 3 },
    );
    expect(last).toMatchObject({ total: 10, items: [{}, {}], nextCursor: null });
  });

  it("is counted as it always was together with another filter, and up to the bound", async () => {
    await givenMany(10);
    const filtered = await listAllOrders(
      db,
      { q: "kraft mailer", status: "Pending", limit: 4 },
      { most: 3 },
    );
    expect(filtered.total).toBe(10);
    expect((await listAllOrders(db, { q: "kraft", limit: 4 }, { most: 10 })).total).toBe(10);
  });
});

describe("the admin's list of orders", () => {
  it.each<[Partial<AdminOrderListQuery>, string[]]>([
    [{}, ["A", "B", "C"]],
    [{ q: "261102-bbb" }, ["B"]],
    [{ q: "261102-bbb%" }, []],
    [{ q: "kln-261102-BBBBBB ravi" }, ["B"]],
    [{ q: "1102-bbb 261102" }, []],
    [{ q: "RAVI" }, ["B"]],
    [{ q: "crafts.EXAMPLE" }, ["B"]],
    [{ q: "chennai" }, ["B"]],
    [{ q: "paper tape" }, ["B"]],
    [{ q: "kraft mailer" }, ["A", "C"]],
    [{ q: "100%" }, ["B"]],
    [{ q: "ravi_k" }, ["B"]],
    [{ q: "_" }, ["B"]],
    [{ q: "\\" }, []],
    [{ q: "' OR 1=1 --" }, []],
    [{ status: "Shipped" }, ["B"]],
    [{ status: "Open" }, ["A", "C"]],
    [{ status: "Pending", q: "asha" }, ["A", "C"]],
    [{ status: "Shipped", q: "asha" }, []],
    [{ from: "2026-11-03" }, ["B", "C"]],
    [{ to: "2026-11-03" }, ["A", "B"]],
    [{ from: "2026-11-02", to: "2026-11-02" }, []],
    [{ from: "", to: "" }, ["A", "B", "C"]],
  ])("finds by %j", async (query, letters) => {
    await givenThree();
    expect((await found(query)).map((orderId) => orderId.slice(-1))).toEqual(letters);
    const { total, all } = await list(query);
    expect({ total, all }).toEqual({ total: letters.length, all: 3 });
  });

  it("counts packs of all products, and says who and where", async () => {
    await givenThree();
    const { items: orders } = await list({ status: "Shipped" });
    expect(orders.map(listedOrderAnswer)).toMatchObject([
      {
        itemCount: 3,
        totalAmount: 1122,
        user: { name: "Ravi 100% Crafts", email: "ravi_k@crafts.example" },
        shippingAddress: { city: "Chennai" },
      },
    ]);
  });

  it.each([{}, { q: "kraft mailer" }])(
    "turns every page once, newest first, also where many were placed at once: %j",
    async (query) => {
      await givenMany(61);
      const seen: string[] = [];
      for (let cursor: string | undefined, more = true; more;) {
        const page = await list({ ...query, limit: 10, ...(cursor ? { cursor } : {}) });
        expect(page.total).toBe(61);
        seen.push(...page.items.map(({ createdAt, id }) => `${createdAt.toISOString()} ${id}`));
        cursor = page.nextCursor ?? undefined;
        more = cursor !== undefined;
      }
      expect(new Set(seen).size).toBe(61);
      expect(seen).toEqual(seen.toSorted().toReversed());
    },
  );

  it("searches both the orders and their lines by an index", async () => {
    const condition = orderConditions({ q: "copy-1234" });
    const plan = await db.$transaction(async (tx) => {
      // Small tables are quicker read whole: this asks whether the indexes fit the question at all.
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      await tx.$executeRaw`SET LOCAL enable_indexscan = off`;
      return tx.$queryRaw`EXPLAIN SELECT o."id" FROM "orders" o WHERE ${condition}`;
    });
    expect(JSON.stringify(plan)).toContain("orders_search");
    expect(JSON.stringify(plan)).toContain("sold_names_search");
    expect(JSON.stringify(plan)).toContain("order_lines_name_orderId_idx");
  });

  it("refuses a cursor that is not its own", async () => {
    expect(await codeOf(list({ cursor: "nonsense" }))).toBe("invalid_input");
  });
});

async function csvOf(filter: OrderFilter): Promise<Record<string, string>[]> {
  const stream = await exportOrders({ db, filter, actor, ipAddress: "203.0.113.7" });
  const text = await new Response(stream).text();
  return parse(text, { columns: true, bom: true });
}

describe("the export of orders", () => {
  it("is one row for each order of the filter, for the accounts", async () => {
    await givenThree();
    await db.order.updateMany({
      where: { orderId: "KLN-261102-BBBBBB" },
      data: {
        trackingCarrier: "DTDC",
        trackingNumber: "D-1",
        company: "Ravi, Crafts",
        poNumber: "PO-7",
      },
    });
    expect(await csvOf({ status: "Shipped" })).toEqual([
      {
        "Order ID": "KLN-261102-BBBBBB",
        "Order Date (IST)": "2026-11-03 00:30",
        Status: "Shipped",
        "Confirmed By": "",
        Customer: "Ravi 100% Crafts",
        Email: "ravi_k@crafts.example",
        Phone: "",
        Company: "Ravi, Crafts",
        Address: "12 MG Road",
        Apartment: "",
        City: "Chennai",
        State: "Haryana",
        "PIN Code": "122001",
        Country: "India",
        Items: "3 × Paper TAPE, printed",
        "Subtotal (INR)": "900",
        "Discount (INR)": "0",
        "Promo Code": "",
        "Shipping (INR)": "150",
        "Tax (INR)": "72",
        "Total (INR)": "1122",
        Carrier: "DTDC",
        "Tracking Number": "D-1",
        "CGST (INR)": "",
        "SGST (INR)": "",
        "IGST (INR)": "",
        "Round Off (INR)": "",
        "Place of Supply": "",
        GSTIN: "",
        "Billing Address": "",
        "PO Number": "PO-7",
        Note: "",
        "Payment Method": "",
        "Paid (INR)": "0",
        "Refunded (INR)": "0",
        "Outstanding (INR)": "1122",
        "Payment State": "unpaid",
        "Payment Due": "",
        Invoice: "",
        "Credit Notes": "",
        "Expected Dispatch": "",
        Late: "",
      },
    ]);
  });

  it("names an order's papers, and the day on which it was to be paid", async () => {
    const paymentDueOn = new Date("2026-11-20");
    const { id: orderId } = await givenOrder(db, { paymentMethod: "bank", paymentDueOn });
    const { id: invoiceId, number } = await givenDocument(db, { orderId, totalPaise: 112_200 });
    const note = () => givenDocument(db, { orderId, invoiceId, totalPaise: 50 });
    const notes = [await note(), await note()].map((each) => each.number);
    expect(await csvOf({})).toMatchObject([
      { "Payment Due": "2026-11-20", Invoice: number, "Credit Notes": notes.join("; ") },
    ]);
  });

  it("tells by when an order was to leave, and that it is late", async () => {
    await givenOrder(db, { status: "Processing", dispatchBy: new Date("2026-11-18") });
    const [late] = await csvOf({});
    expect(late).toMatchObject({ "Expected Dispatch": "2026-11-18", Late: "yes" });
    await db.order.updateMany({ data: { status: "Shipped" } });
    const [left] = await csvOf({});
    expect(left).toMatchObject({ "Expected Dispatch": "2026-11-18", Late: "" });
  });

  it("runs no formula of a customer", async () => {
    const customerName = "=cmd|' /C calc'!A0";
    await givenOrder(db, { customerName, company: "@SUM(1)", phone: "+91 98765 43210" });
    const [row] = await csvOf({});
    expect(row).toMatchObject({
      Customer: `'${customerName}`,
      Company: "'@SUM(1)",
      Phone: "'+91 98765 43210",
    });
  });

  it("streams thousands of rows, each once and newest first, and is audited before", async () => {
    await givenMany(3_001);
    await db.$executeRaw`UPDATE "order_lines" l SET "name" = 'Paper tape' FROM "orders" o
      WHERE o."id" = l."orderId" AND o."orderId" LIKE 'COPY-%1'`;
    await db.$executeRaw`ANALYZE "orders", "order_lines" -- autovacuum may have seen them empty`;
    const rows = await csvOf({ q: "kraft" });
    expect(rows).toHaveLength(2_701);
    expect(new Set(rows.map((row) => row["Order ID"])).size).toBe(2_701);
    expect(await csvOf({ q: "paper TAPE" })).toHaveLength(300);
    const dates = rows.map((row) => row["Order Date (IST)"] ?? "");
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(await db.auditLog.findMany({ where: { action: "Orders Export" } })).toMatchObject([
      {
        actor: "meera@shop.example",
        details: { filter: { q: "kraft", status: null, from: null, to: null }, count: 2_701 },
      },
      { details: { count: 300 } },
    ]);
  });

  it("reads no further than somebody listens", async () => {
    await givenMany(3_001);
    let reads = 0;
    const counted = db.$extends({
      query: {
        order: {
          findMany: ({ args, query }) => {
            reads += 1;
            return query(args);
          },
        },
      },
    });
    const stream = await exportOrders({
      db: counted as unknown as typeof db,
      filter: {},
      actor,
      ipAddress: "203.0.113.7",
    });
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    expect(reads).toBeLessThan(5);
  });
});
