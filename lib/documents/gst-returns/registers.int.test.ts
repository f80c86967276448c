import { beforeEach, describe, expect, it, vi } from "vitest";
import { foldCounters } from "@/lib/db/counters/counters";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, type Wish } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { readCsv } from "@/e2e/support/read-csv";
import { exportGstr1, exportGstr1Table } from "./export-gstr1";
import { exportRegister } from "./export-register";
import { readMonth } from "./read-month";
import { gstMonthSchema } from "./schemas";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, credit, givenGst } = documentSteps(db);

const { dispatch } = dispatchSteps(db);
const MONTH = "2026-11";
const NOW = new Date("2026-11-25T06:00:00Z");
const at = (day: string) => new Date(`2026-11-${day}T06:00:00Z`);

const options = { db, month: MONTH, actor: meera, ipAddress: FROM };

const readCells = async (stream: ReadableStream<Uint8Array>) =>
  readCsv(await new Response(stream).text());

const register = async () => readCells(await exportRegister(options));
const month = async () => gstMonthSchema.parse(await readMonth(db, MONTH, NOW));

const sumBy = (rows: readonly Record<string, string>[], column: string) =>
  Number(rows.reduce((sum, row) => sum + Number(row[`${column} (INR)`]), 0).toFixed(2));

/** An order of boxes at ₹450.50 and 5 %, with shipping included or free. */
async function sold(quantity: number, request: Partial<Wish> = {}) {
  const box = await givenProduct(db, {
    name: "=Box",
    hsnCode: "48191010",
    pricePaise: 45_050,
    stockCount: 5_000,
  });
  return order({ lines: [{ product: box.id, quantity }], state: "Haryana", ...request });
}

const REGISTERED = { billing: { gstin: "06AAACR1234K1ZM" } };

describe("a month under GST", () => {
  beforeEach(givenGst);

  it("reports each invoice of an order with several dispatches, adding up to the order", async () => {
    const { id } = await sold(3, REGISTERED);
    const [line] = await db.orderLine.findMany({ where: { orderId: id } });
    const part = (quantity: number) => ({ lines: [{ line: line?.id, quantity }], invoice: true });
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    try {
      await dispatch(id, part(1));
      await dispatch(id, part(2));
    } finally {
      vi.useRealTimers();
    }
    const { b2b } = await exportGstr1(options);
    const invoices = b2b.flatMap(({ inv }) => inv);
    const { totalPaise } = await db.order.findUniqueOrThrow({ where: { id } });
    expect(invoices).toHaveLength(2);
    expect(invoices.reduce((sum, { val }) => sum + val, 0) * 100).toBe(Number(totalPaise));
    expect((await register()).map((row) => row.Kind)).toEqual(["Invoice", "Invoice"]);
  });

  it("classes each part of a credit note by its own invoice", async () => {
    const { id } = await sold(260, { state: "Karnataka" });
    const [line] = await db.orderLine.findMany({ where: { orderId: id } });
    const part = (quantity: number) => ({ lines: [{ line: line?.id, quantity }], invoice: true });
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    try {
      await dispatch(id, part(250));
      await dispatch(id, part(10));
    } finally {
      vi.useRealTimers();
    }
    await credit(id, { kind: "all" }, { at: at("25") });
    const { b2cl, cdnur, b2cs, hsn } = await exportGstr1(options);
    const [large] = b2cl.flatMap(({ inv }) => inv);
    expect(cdnur).toMatchObject([{ typ: "B2CL", itms: large?.itms }]);
    expect([b2cs, hsn.hsn_b2c]).toEqual([[], []]);
    const rows = (await register()).filter((row) => row.Kind === "Credit note");
    expect(rows.map((row) => row.Quantity)).toEqual(["-250", "-10"]);
    expect(new Set(rows.map((row) => row["Corrects Invoice"])).size).toBe(2);
    expect((await month()).agrees).toBe(true);
  });

  it("reports each document in its table, and adds up with register, documents and orders", async () => {
    const registered = await sold(2, REGISTERED);
    const large = await sold(300, { state: "Karnataka" });
    const small = await sold(1, { state: "Karnataka" });
    // This invoice is in October by India's time, and the last one below is in December.
    await invoice((await sold(1)).id, new Date("2026-10-31T18:29:00Z"));
    await invoice(registered.id, at("02"));
    await invoice(large.id, at("03"));
    await invoice(small.id, at("30"));
    await credit(registered.id, { kind: "all" }, { at: at("12") });
    await credit(small.id, { kind: "amount", paise: 10_500 }, { at: at("30") });
    await invoice((await sold(1)).id, new Date("2026-11-30T18:30:00Z"));

    const gstr1 = await exportGstr1(options);
    expect(gstr1).toMatchObject({ gstin: "06AAPFU0939F1ZZ", fp: "112026" });
    expect(gstr1.b2b).toMatchObject([{ inv: [{ val: 1104, idt: "02-11-2026", pos: "06" }] }]);
    expect(gstr1.b2cl).toMatchObject([{ pos: "29", inv: [{ val: 141_908, idt: "03-11-2026" }] }]);
    expect(gstr1.cdnr).toMatchObject([{ nt: [{ val: 1104, nt_dt: "12-11-2026" }] }]);
    expect(gstr1.b2cs).toEqual([
      { sply_ty: "INTER", pos: "29", typ: "OE", rt: 5, txval: 500.5, iamt: 25.03, csamt: 0 },
    ]);
    expect(gstr1.hsn.hsn_b2c).toMatchObject([{ hsn_sc: "48191010", qty: 301, rt: 5 }]);

    const { invoices, creditNotes, tables, agrees } = await month();
    expect(agrees).toBe(true);
    expect(invoices).toMatchObject({ count: 3, total: 1104 + 141_908 + 631 });
    expect(creditNotes).toMatchObject({ count: 2, total: 1104 + 105 });
    const hsn = tables.find(({ table }) => table === "hsn");
    expect(hsn?.taxable).toBe(Number((invoices.taxable - creditNotes.taxable).toFixed(2)));

    const rows = await register();
    expect(rows).toHaveLength(5);
    expect(sumBy(rows, "Total")).toBe(141_908 + 526);
    expect(sumBy(rows, "IGST")).toBe(hsn?.igst);
    expect(rows[0]).toMatchObject({
      Kind: "Invoice",
      Order: registered.orderId,
      "Place of Supply": "Haryana (06)",
      Description: "'=Box",
      UQC: "PAC",
    });
    const b2cl = await readCells(await exportGstr1Table({ ...options, table: "b2cl" }));
    expect(b2cl).toMatchObject([{ "Place of Supply": "29-Karnataka", Rate: "5" }]);
  });

  it("reads more documents than fit into one batch, each once", async () => {
    const { id } = await sold(1);
    await invoice(id, at("05"));
    const original = await db.orderDocument.findFirstOrThrow({ omit: { id: true } });
    const invoiceId = (await db.orderDocument.findFirstOrThrow()).id;
    const nothing = { taxPaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, roundOffPaise: 0 };
    await db.orderDocument.createMany({
      data: Array.from({ length: 520 }, (_, index) => ({
        ...original,
        kind: "credit_note" as const,
        invoiceId,
        reason: "Agreed on the phone",
        content: {},
        number: `KLN/X${index}`,
        serial: index + 1,
        ...nothing,
        taxablePaise: 1,
        totalPaise: 1,
        issuedOn: new Date(index % 2 === 0 ? "2026-11-05" : "2026-11-06"),
      })),
    });
    const numbers = (await register()).map((row) => row.Number);
    expect(numbers).toHaveLength(521);
    expect(new Set(numbers).size).toBe(521);
  });

  it("names dispatched or paid orders without an invoice", async () => {
    const change = (status: "Shipped" | "Processing", when: string) => ({
      status,
      history: { create: { status, at: new Date(when), by: "Meera" } },
    });
    const left = await givenOrder(db, change("Shipped", "2026-10-31T18:30:00Z"));
    await givenOrder(db, change("Shipped", "2026-10-31T18:29:59Z"));
    const billed = await givenOrder(db, change("Shipped", "2026-11-03T00:00:00Z"));
    const paid = await givenOrder(db, change("Processing", "2026-11-03T00:00:00Z"));
    const part = await givenOrder(db, change("Processing", "2026-11-03T00:00:00Z"));
    await givenPayment(db, { orderId: paid.id, amountPaise: 112_200, at: at("04") });
    await givenPayment(db, { orderId: part.id, amountPaise: 100, at: at("04") });
    await invoice(billed.id, at("03"));
    const { unbilled } = await month();
    expect(unbilled).toMatchObject({
      count: 2,
      orders: [
        { _id: left.id, why: "shipped", total: 1122 },
        { _id: paid.id, why: "paid", status: "Processing" },
      ],
    });
  });

  it("hints at e-way bills, e-invoices, and unhandled codes and rates", async () => {
    const bag = await givenProduct(db, { name: "Bag", pricePaise: 999, stockCount: 500 });
    const tape = await givenProduct(db, { name: "Tape", hsnCode: "3919", stockCount: 500 });
    const lines = [bag, tape].map(({ id }) => ({ product: id, quantity: 1 }));
    await invoice((await order({ lines, state: "Haryana" })).id, at("02"));
    const large = await sold(110, { state: "Haryana" });
    await invoice(large.id, at("03"));
    await db.setting.create({ data: { key: "hsnDigits", value: "6" } });
    const found = await month();
    expect(found.eWayBills).toMatchObject({
      above: 50_000,
      count: 1,
      invoices: [{ orderId: large.orderId, date: "2026-11-03" }],
    });
    expect(found).toMatchObject({ withoutHsn: 1, shortHsn: ["3919"], eInvoicing: null });
    expect(found.unconfirmedRates).toEqual([
      { hsn: "3919", ratePercent: 18 },
      { hsn: "481910", ratePercent: 5 },
    ]);
    await db.taxRate.updateMany({
      where: { hsn: "3919" },
      data: { confirmedBy: "R. Mehta", confirmedAt: NOW },
    });
    expect((await month()).unconfirmedRates).toEqual([{ hsn: "481910", ratePercent: 5 }]);
    // The turnover of a financial year counts without tax, also after its counters were folded.
    await db.counter.createMany({
      data: [
        {
          topic: "billed",
          day: at("01"),
          key: "invoice",
          part: "total",
          count: 1,
          paise: 59_000_000_00,
        },
        {
          topic: "billed",
          day: new Date("2027-03-31"),
          key: "invoice",
          part: "tax",
          count: 0,
          paise: 9_000_000_00,
        },
      ],
    });
    await foldCounters(db);
    expect((await month()).eInvoicing).toMatchObject({
      above: 50_000_000,
      financialYear: "2026-27",
    });
    await db.counter.updateMany({
      where: { topic: "billed", part: "tax" },
      data: { day: new Date("2026-03-31") },
    });
    expect((await month()).eInvoicing?.turnover).toBeGreaterThan(59_000_000);
  });

  it("names another registration under which documents were issued", async () => {
    await invoice((await sold(1)).id, at("02"));
    expect((await month()).otherGstins).toEqual([]);
    await db.setting.update({
      where: { key: "sellerGstin" },
      data: { value: "06AAPFU0939F2ZY" },
    });
    expect((await month()).otherGstins).toEqual(["06AAPFU0939F1ZZ"]);
  });

  it("audits each export", async () => {
    await exportRegister(options);
    await exportGstr1(options);
    await exportGstr1Table({ ...options, table: "hsn" });
    const entries = await auditEntries(db);
    expect(entries.map(({ action, description }) => [action, description])).toEqual([
      ["GST Register Export", "Meera Nair exported the register of 2026-11"],
      ["GST Return Export", "Meera Nair exported GSTR-1 of 2026-11"],
      ["GST Return Export", "Meera Nair exported the table hsn of GSTR-1 of 2026-11"],
    ]);
  });
});

describe("a month in the flat regime", () => {
  it("has a register, and an empty return", async () => {
    const { id } = await givenOrder(db);
    await invoice(id, at("02"));
    expect(await month()).toMatchObject({
      regime: "flat",
      gstin: "",
      invoices: { count: 1, taxable: 900, flatTax: 72, shipping: 150, total: 1122 },
      tables: [],
      agrees: true,
      eWayBills: { count: 0 },
    });
    expect(await register()).toMatchObject([
      { "Taxable Value (INR)": "900", "CGST (INR)": "", "Total (INR)": "1122", GSTIN: "" },
    ]);
    expect(await exportGstr1(options)).toMatchObject({
      gstin: "",
      b2b: [],
      doc_issue: { doc_det: [] },
    });
  });
});
