import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { correctionSteps } from "@/e2e/steps/corrections/correction-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { EInvoicePortal } from "@/e2e/support/stand-ins/einvoice-portal";
import { log } from "@/lib/base/log";
import { gstr1Return } from "@/lib/documents/gst-returns/gstr1";
import { registerRows } from "@/lib/documents/gst-returns/export-register";
import { eachDocument } from "@/lib/documents/gst-returns/read-documents";
import { readMonth } from "@/lib/documents/gst-returns/read-month";
import { documentFile } from "@/lib/documents/pdf/document-file";
import { cancelIrnSchema, type CancelIrnRequest } from "@/lib/documents/portal-files/schemas";
import { readOrders } from "@/lib/orders/read/queries";
import { VOID_NOTE } from "../stored-document";
import { cancelIrn } from "./cancel-irn";
import { sendEInvoice } from "./send-einvoice";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, credit, givenGst } = documentSteps(db);
const { correctLines } = correctionSteps(db);
const { dispatch, bill } = dispatchSteps(db);
const portal = new EInvoicePortal();

/** The portal's stand-in acknowledges on 28 November at 10:30 in India. */
const ACKNOWLEDGED = new Date("2026-11-28T05:00:00Z");
const HOUR = 3_600_000;

beforeAll(() => portal.listen());
afterAll(() => portal.close());
afterEach(() => vi.useRealTimers());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: ACKNOWLEDGED.getTime() + HOUR });
  for (const [name, value] of Object.entries(portal.env)) vi.stubEnv(name, value);
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  portal.fault = null;
  portal.losesAnswer = false;
  portal.calls.length = 0;
  portal.registered.clear();
  await givenGst();
  await givenSetting(db, "einvoiceKeys", portal.publicKey);
  await givenSetting(db, "aggregateTurnover", "12.5");
});

async function givenRegistered() {
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const bought = await order({
    lines: [{ product: box.id, quantity: 2 }],
    state: "Haryana",
    proven: true,
    billing: { gstin: "06AAACR1234K1ZM" },
  });
  const document = await invoice(bought.id, new Date("2026-11-28T04:00:00Z"));
  await sendEInvoice(db, document.id, { actor: meera, ipAddress: FROM });
  return { ...bought, document };
}

const cancel = (
  id: string,
  { document, ...more }: Partial<CancelIrnRequest> & { document?: string } = {},
) =>
  cancelIrn({
    db,
    id,
    document,
    request: cancelIrnSchema.parse({ reason: "mistake", remark: "Wrong quantity", ...more }),
    actor: meera,
    ipAddress: FROM,
  });

const registration = (documentId: string) =>
  db.invoiceRegistration.findUniqueOrThrow({ where: { documentId } });

async function november() {
  const documents = [];
  for await (const document of eachDocument(db, "2026-11")) documents.push(document);
  const gstr1 = gstr1Return({ gstin: "06AAPFU0939F1ZZ", month: "2026-11", challans: [] });
  for (const document of documents) gstr1.add(document);
  return { documents, gstr1: gstr1.result() };
}

it("a cancelled IRN voids the invoice in the books, and no return lists it", async () => {
  const { id, totalPaise, document } = await givenRegistered();
  const { document: other } = await givenRegistered();
  const answer = await cancel(id);
  expect(answer).toMatchObject({
    number: document.number,
    cancelledAt: "2026-11-28T06:30:00.000Z",
    creditNote: expect.stringMatching(/C00001$/) as string,
  });
  expect(portal.calls.at(-1)).toBe("POST /api/Invoice/Cancel");
  const [stored] = await readOrders(db, [id]);
  // The goods are still ordered and must be billed.
  expect(stored?.payment).toMatchObject({ outstandingPaise: totalPaise, isBilled: false });
  expect(await registration(document.id)).toMatchObject({ cancelledBy: meera.name });
  // The credit note is not reported to the portal.
  expect(await db.eInvoiceTask.count({ where: { doneAt: null } })).toBe(0);
  const { documents, gstr1 } = await november();
  expect(gstr1.b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum))).toEqual([other.number]);
  expect([gstr1.cdnr, gstr1.cdnur]).toEqual([[], []]);
  expect(gstr1.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ totnum: 2, cancel: 1, net_issue: 1 }] },
    { doc_num: 5, docs: [{ totnum: 1, cancel: 1, net_issue: 0 }] },
  ]);
  const month = await readMonth(db, "2026-11", new Date());
  expect(month).toMatchObject({ agrees: true, invoices: { count: 2 }, creditNotes: { count: 1 } });
  expect(month.invoices.total - month.creditNotes.total).toBe(totalPaise / 100);
  const kinds = documents.flatMap((each) => registerRows(each).map(([kind]) => kind));
  expect(kinds.sort()).toEqual(["Credit note, cancelled", "Invoice", "Invoice, cancelled"]);
  const [entry] = await auditEntries(db, { action: "Invoice Registration Cancelled" });
  expect(entry?.details).toMatchObject({ number: document.number, remark: "Wrong quantity" });
  const [read] = await readOrders(db, [id]);
  if (!read) throw new Error("There is no order.");
  const { content } = await documentFile(db, { order: read, document: document.id });
  const pdf = await getDocumentProxy(new Uint8Array(content));
  expect((await extractText(pdf, { mergePages: true })).text.toLowerCase()).toContain("cancelled");
});

it("its goods can be corrected and billed again, under a new number", async () => {
  const { id, document, totalPaise } = await givenRegistered();
  await cancel(id);
  const [line] = (await readOrders(db, [id]))[0]?.lines ?? [];
  await correctLines(id, [{ line: line?.id, quantity: 3 }]);
  const again = await invoice(id, new Date("2026-11-28T07:00:00Z"));
  expect(again.number).not.toBe(document.number);
  expect(await invoice(id)).toMatchObject({ id: again.id });
  await sendEInvoice(db, again.id, { actor: meera, ipAddress: FROM });
  const [stored] = await readOrders(db, [id]);
  expect(stored?.payment).toMatchObject({
    isBilled: true,
    outstandingPaise: stored?.totals.totalPaise,
    invoices: [{ totalPaise: stored?.totals.totalPaise }],
  });
  expect(stored?.totals.totalPaise).toBeGreaterThan(totalPaise);
  const { gstr1 } = await november();
  expect(gstr1.b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum))).toEqual([again.number]);
  expect(gstr1.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ totnum: 2, cancel: 1, net_issue: 1 }] },
    { doc_num: 5, docs: [{ totnum: 1, cancel: 1, net_issue: 0 }] },
  ]);
  expect(await readMonth(db, "2026-11", new Date())).toMatchObject({ agrees: true });
  // The new invoice is credited as if the void one did not exist.
  const note = await credit(id, { kind: "all" });
  expect(note.number).toMatch(/C00002$/);
  expect((await readOrders(db, [id]))[0]?.payment.outstandingPaise).toBe(0);
});

it("of a dispatch lets it be billed again", async () => {
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const { id } = await order({
    lines: [{ product: box.id, quantity: 4 }],
    state: "Haryana",
    proven: true,
    billing: { gstin: "06AAACR1234K1ZM" },
  });
  const [line] = (await readOrders(db, [id]))[0]?.lines ?? [];
  await db.order.update({ where: { id }, data: { status: "Processing" } });
  const dispatched = await dispatch(id, { lines: [{ line: line?.id, quantity: 1 }] });
  vi.setSystemTime(new Date("2026-11-28T04:00:00Z"));
  const { invoice: first } = await bill(id, dispatched);
  vi.setSystemTime(ACKNOWLEDGED.getTime() + HOUR);
  await sendEInvoice(db, first.id, { actor: meera, ipAddress: FROM });
  await cancel(id);
  const { invoice: second, isNew } = await bill(id, dispatched);
  expect({ isNew, isOther: second.id !== first.id }).toEqual({ isNew: true, isOther: true });
  await dispatch(id, { lines: [{ line: line?.id, quantity: 3 }], invoice: true });
  const bills = await db.orderDocument.findMany({
    where: { orderId: id, kind: "invoice", voidedAt: null },
  });
  const billed = bills.reduce((sum, each) => sum + Number(each.totalPaise), 0);
  expect(billed).toBe((await readOrders(db, [id]))[0]?.totals.totalPaise);
});

it("keeps its documents as they were issued", async () => {
  const { id, document } = await givenRegistered();
  const where = { id: document.id };
  const before = await db.orderDocument.findUniqueOrThrow({ where });
  await cancel(id);
  const { voidedAt, ...after } = await db.orderDocument.findUniqueOrThrow({ where });
  expect({ ...after, voidedAt: null }).toEqual(before);
  expect(voidedAt).not.toBeNull();
  const change = { voidedAt: null, totalPaise: 1n };
  await expect(db.orderDocument.update({ where, data: change })).rejects.toThrow(/append-only/);
});

it("is refused after 24 hours, with the remedy, also by hand", async () => {
  const { id } = await givenRegistered();
  vi.setSystemTime(ACKNOWLEDGED.getTime() + 25 * HOUR);
  const late = await readRefusal(cancel(id));
  expect(late).toMatchObject({ code: "too_late" });
  expect(late.message).toContain("29 November 2026 at 10:30 am IST");
  expect(late.message).toContain("credit note");
  const byHand = cancel(id, { cancelledAt: "2026-11-29 10:31:00" });
  expect(await readRefusal(byHand)).toMatchObject({ code: "too_late" });
  expect(portal.calls).not.toContain("POST /api/Invoice/Cancel");
  // A cancellation made in time at the portal may be recorded later.
  expect(await cancel(id, { cancelledAt: "2026-11-29 10:29:00" })).toMatchObject({
    cancelledAt: "2026-11-29T04:59:00.000Z",
  });
  expect(portal.calls).not.toContain("POST /api/Invoice/Cancel");
});

it("keeps the IRN when the portal refuses, with its message, or does not answer", async () => {
  const { id, document } = await givenRegistered();
  portal.fault = { code: "2270", message: "The allowed time is over" };
  expect(await readRefusal(cancel(id))).toMatchObject({ code: "too_late" });
  portal.fault = { code: "4002", message: "EwayBill is generated" };
  const refusal = await readRefusal(cancel(id));
  expect(refusal).toMatchObject({ code: "invalid_transition" });
  expect(refusal.message).toBe("The portal refuses: 4002: EwayBill is generated");
  portal.fault = 503;
  expect(await readRefusal(cancel(id))).toMatchObject({ code: "unavailable" });
  expect(await registration(document.id)).toMatchObject({ cancelledAt: null });
  // A lost answer: only the portal knows the time, so it is not guessed.
  portal.fault = null;
  portal.losesAnswer = true;
  expect(await readRefusal(cancel(id))).toMatchObject({ code: "unavailable" });
  const requested = await readRefusal(cancel(id));
  expect(requested).toMatchObject({
    code: "invalid_input",
    details: { fields: { cancelledAt: expect.stringContaining("before") as string } },
  });
  expect(await registration(document.id)).toMatchObject({ cancelledAt: null });
  vi.setSystemTime(ACKNOWLEDGED.getTime() + 2 * HOUR);
  const known = await cancel(id, { cancelledAt: "2026-11-28 12:00:00" });
  expect(known).toMatchObject({ cancelledAt: "2026-11-28T06:30:00.000Z" });
  expect(await readRefusal(cancel(id))).toMatchObject({ code: "invalid_transition" });
  expect(await db.orderDocument.count({ where: { kind: "credit_note" } })).toBe(1);
});

it("of a credit note makes it void: what it took back is owed again, and no return lists it", async () => {
  const { id, totalPaise, document } = await givenRegistered();
  const note = await credit(id, { kind: "amount", paise: 10_000 });
  await sendEInvoice(db, note.id, { actor: meera, ipAddress: FROM });
  const owed = async () => (await readOrders(db, [id]))[0]?.payment.outstandingPaise;
  expect(await owed()).toBe(totalPaise - 10_000);
  const answer = await cancel(id, { document: note.id });
  expect(answer).toMatchObject({ number: note.number, creditNote: undefined });
  expect(await owed()).toBe(totalPaise);
  expect(await db.orderDocument.count({ where: { orderId: id } })).toBe(2);
  const { documents, gstr1 } = await november();
  expect([gstr1.cdnr, gstr1.cdnur]).toEqual([[], []]);
  expect(gstr1.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ totnum: 1, cancel: 0, net_issue: 1 }] },
    { doc_num: 5, docs: [{ totnum: 1, cancel: 1, net_issue: 0 }] },
  ]);
  const kinds = documents.flatMap((each) => registerRows(each).map(([kind]) => kind));
  expect(kinds.sort()).toEqual(["Credit note, cancelled", "Invoice"]);
  const month = await readMonth(db, "2026-11", new Date());
  expect(month).toMatchObject({ agrees: true, creditNotes: { count: 0 } });
  expect(month.invoices.total).toBe(totalPaise / 100);
  const where = { orderId: id, NOT: VOID_NOTE };
  expect(await db.orderDocument.findMany({ where, select: { id: true } })).toEqual([
    { id: document.id },
  ]);
  expect(await readRefusal(cancel(id, { document: note.id }))).toMatchObject({
    code: "invalid_transition",
  });
  // Nothing corrects the invoice any more: its own IRN can be cancelled, too.
  expect(await cancel(id)).toMatchObject({ number: document.number });
});

it("is for an invoice that nothing corrects and no e-way bill names", async () => {
  const credited = await givenRegistered();
  await credit(credited.id, { kind: "amount", paise: 1000 });
  expect((await readRefusal(cancel(credited.id))).message).toContain("A credit note corrects");
  const { id, document } = await givenRegistered();
  const outcomes = await Promise.allSettled([cancel(id), cancel(id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const { id: plain } = await order({
    lines: [{ product: (await givenProduct(db)).id, quantity: 1 }],
    proven: true,
  });
  await invoice(plain);
  expect((await readRefusal(cancel(plain))).message).toContain("has no IRN");
  const note = await registration(document.id);
  expect(note.creditNoteId).not.toBeNull();
});
