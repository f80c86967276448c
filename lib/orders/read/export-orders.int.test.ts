import { describe, expect, it } from "vitest";
import type { AuditActor } from "@/lib/audit/record";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenDocument, givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { orderListSteps } from "@/e2e/steps/order-list-steps";
import { readCsv } from "@/e2e/support/read-csv";
import type { OrderFilter } from "../admin-schemas";
import { exportOrders } from "./export-orders";

const { db } = testDatabase();
const { givenThree, givenMany } = orderListSteps(db);

const actor: AuditActor = { userId: null, identifier: "meera@shop.example", name: "Meera Nair" };

async function exportCsv(filter: OrderFilter): Promise<Record<string, string>[]> {
  const stream = await exportOrders({ db, filter, actor, ipAddress: "203.0.113.7" });
  return readCsv(await new Response(stream).text());
}

describe("the export of orders", () => {
  it("has one row per filtered order, for accounting", async () => {
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
    expect(await exportCsv({ status: "Shipped" })).toEqual([
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
        "Comes To (INR)": "1122",
        "Shipping Way": "",
        "Called Off": "",
      },
    ]);
  });

  it("names an order's documents and due day", async () => {
    const paymentDueOn = new Date("2026-11-20");
    const { id: orderId } = await givenOrder(db, { paymentMethod: "bank", paymentDueOn });
    const { id: invoiceId, number } = await givenDocument(db, { orderId, totalPaise: 112_200 });
    const note = () => givenDocument(db, { orderId, invoiceId, totalPaise: 50 });
    const notes = [await note(), await note()].map((each) => each.number);
    expect(await exportCsv({})).toMatchObject([
      { "Payment Due": "2026-11-20", Invoice: number, "Credit Notes": notes.join("; ") },
    ]);
  });

  it("balances: total less paid equals outstanding", async () => {
    const { id: orderId } = await givenOrder(db, { paymentMethod: "bank" });
    const { id: invoiceId } = await givenDocument(db, { orderId, totalPaise: 112_200 });
    await givenDocument(db, { orderId, invoiceId, totalPaise: 22_233 });
    await givenPayment(db, { orderId, amountPaise: 100_000 });
    await givenPayment(db, { orderId, amountPaise: 10_011, kind: "refund" });
    expect(await exportCsv({})).toMatchObject([
      {
        "Comes To (INR)": "899.67",
        "Paid (INR)": "1000",
        "Refunded (INR)": "100.11",
        "Outstanding (INR)": "-0.22",
      },
    ]);
    await db.order.updateMany({ data: { status: "Cancelled" } });
    expect(await exportCsv({})).toMatchObject([
      { "Comes To (INR)": "0", "Outstanding (INR)": "-899.89" },
    ]);
  });

  it("shows the promised dispatch day, and a delay", async () => {
    await givenOrder(db, { status: "Processing", dispatchBy: new Date("2026-11-18") });
    const [late] = await exportCsv({});
    expect(late).toMatchObject({ "Expected Dispatch": "2026-11-18", Late: "yes" });
    await db.order.updateMany({ data: { status: "Shipped" } });
    const [left] = await exportCsv({});
    expect(left).toMatchObject({ "Expected Dispatch": "2026-11-18", Late: "" });
  });

  it("escapes formulas in customer texts", async () => {
    const customerName = "=cmd|' /C calc'!A0";
    await givenOrder(db, { customerName, company: "@SUM(1)", phone: "+91 98765 43210" });
    const [row] = await exportCsv({});
    expect(row).toMatchObject({
      Customer: `'${customerName}`,
      Company: "'@SUM(1)",
      Phone: "'+91 98765 43210",
    });
  });

  it("streams thousands of rows, each once and newest first, and is audited first", async () => {
    await givenMany(3_001);
    await db.$executeRaw`UPDATE "order_lines" l SET "name" = 'Paper tape' FROM "orders" o
      WHERE o."id" = l."orderId" AND o."orderId" LIKE 'COPY-%1'`;
    await db.$executeRaw`ANALYZE "orders", "order_lines" -- autovacuum may have seen them empty`;
    const rows = await exportCsv({ q: "kraft" });
    expect(rows).toHaveLength(2_701);
    expect(new Set(rows.map((row) => row["Order ID"])).size).toBe(2_701);
    expect(await exportCsv({ q: "paper TAPE" })).toHaveLength(300);
    const dates = rows.map((row) => row["Order Date (IST)"] ?? "");
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(await auditEntries(db, { action: "Orders Export" })).toMatchObject([
      {
        actor: "meera@shop.example",
        details: { filter: { q: "kraft", status: null, customerOf: null }, count: 2_701 },
      },
      { details: { count: 300 } },
    ]);
  });

  it("stops reading when the client disconnects", async () => {
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
