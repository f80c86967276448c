import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenProduct, givenUser } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { readTally } from "@/e2e/support/read-tally";
import { cancelIrn } from "@/lib/documents/einvoicing/cancel-irn";
import { registerRows } from "@/lib/documents/gst-returns/export-register";
import { gstr1Return } from "@/lib/documents/gst-returns/gstr1";
import { eachDocument } from "@/lib/documents/gst-returns/read-documents";
import { readMonth } from "@/lib/documents/gst-returns/read-month";
import { cancelIrnSchema } from "@/lib/documents/portal-files/schemas";
import { readOrders } from "@/lib/orders/read/queries";
import { readStatement } from "@/lib/payments/account-statement/read-statement";
import { exportTally } from "@/lib/payments/tally/export-tally";
import { creditAgain, readVoidNotes } from "./credit-again";
import { readReturns } from "../movement-answers";
import { recordReturn } from "../record-return";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { givenGst } = documentSteps(db);
const { advance, mails } = orderDeskSteps(db);
const by = { actor: meera, ipAddress: FROM };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T06:00:00Z") });
  await givenGst();
});
afterEach(() => vi.useRealTimers());

/** Records the IRN of a note, and its cancellation at the portal. */
async function makeVoid(orderId: string, document: string) {
  await db.invoiceRegistration.create({
    data: {
      documentId: document,
      irn: document.replaceAll("-", "").padEnd(64, "0"),
      ackNo: "1",
      ackDate: new Date("2026-11-28T05:00:00Z"),
      signedQr: "signed",
      by: meera.name,
    },
  });
  const cancelledAt = "2026-11-28 11:00:00";
  const request = cancelIrnSchema.parse({ reason: "mistake", remark: "Typo", cancelledAt });
  await cancelIrn({ db, id: orderId, document, request, ...by });
}

async function givenVoidReturn() {
  const { id: userId } = await givenUser(db);
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const { id, totalPaise } = await order({
    lines: [{ product: box.id, quantity: 4 }],
    state: "Haryana",
    userId,
    billing: { gstin: "06AAACR1234K1ZM" },
  });
  await advance(id, { status: "Processing" });
  await advance(id, { status: "Shipped" });
  const [line] = (await readOrders(db, [id]))[0]?.lines ?? [];
  const lines = [{ line: line?.id ?? "", quantity: 1, restock: false }];
  await recordReturn({ db, id, request: { lines, reason: "Came back" }, ...by });
  const note = await db.orderDocument.findFirstOrThrow({ where: { kind: "credit_note" } });
  await makeVoid(id, note.id);
  return { id, userId, totalPaise, note };
}

async function november() {
  const documents = [];
  for await (const document of eachDocument(db, "2026-11")) documents.push(document);
  const gstr1 = gstr1Return({ gstin: "06AAPFU0939F1ZZ", month: "2026-11", challans: [] });
  for (const document of documents) gstr1.add(document);
  const options = { db, month: "2026-11", format: "xml", ...by } as const;
  const { vouchers } = readTally(await new Response(await exportTally(options)).text());
  return {
    register: documents.flatMap((each) => registerRows(each).map(([kind]) => kind)).sort(),
    notes: gstr1.result().cdnr.flatMap(({ nt }) => nt.map(({ nt_num: number }) => number)),
    tally: vouchers.map((voucher) => voucher["@REMOTEID"]),
  };
}

it("issues the void note of a return again, so that register, GSTR-1, Tally and statement agree", async () => {
  const { id, userId, totalPaise, note } = await givenVoidReturn();
  const owed = async () => (await readOrders(db, [id]))[0]?.payment.outstandingPaise;
  const balance = async () => (await readStatement(db, userId, {})).closingPaise;
  expect([await owed(), await balance()]).toEqual([totalPaise, totalPaise]);
  const [due] = await readVoidNotes(db, id);
  expect(due).toEqual({ _id: note.id, number: note.number, total: Number(note.totalPaise) / 100 });

  const again = await creditAgain({ db, id, noteId: note.id, ...by });
  expect(again.number).toMatch(/C00002$/);
  expect(again.totalPaise).toBe(Number(note.totalPaise));
  const rest = totalPaise - again.totalPaise;
  expect([await owed(), await balance()]).toEqual([rest, rest]);
  expect(await readReturns(db, id)).toMatchObject([{ creditNote: { number: again.number } }]);
  const sent = await mails();
  expect(sent.filter((template) => template === "order-returned")).toHaveLength(1);
  expect(sent).toContain("credited-again");
  expect(await readVoidNotes(db, id)).toEqual([]);

  const { register, notes, tally } = await november();
  expect(register).toEqual(["Credit note", "Credit note, cancelled", "Invoice"]);
  expect(notes).toEqual([again.number]);
  expect(tally).toContain(again.id);
  expect(tally).not.toContain(note.id);
  const month = await readMonth(db, "2026-11", new Date());
  expect(month).toMatchObject({ agrees: true, creditNotes: { count: 1 } });
  expect(month.invoices.total - month.creditNotes.total).toBe(rest / 100);
});

it("does so once, also for two clicks at once, and for a void note alone", async () => {
  const { id, note } = await givenVoidReturn();
  const issue = (noteId: string) => creditAgain({ db, id, noteId, ...by });
  const outcomes = await Promise.allSettled([issue(note.id), issue(note.id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await readRefusal(issue(note.id))).toMatchObject({ code: "not_found" });
  const living = await db.orderDocument.findFirstOrThrow({
    where: { kind: "credit_note", voidedAt: null },
  });
  expect(await readRefusal(issue(living.id))).toMatchObject({ code: "not_found" });
});

it("changes nothing else of a return", async () => {
  const { note } = await givenVoidReturn();
  const where = { creditNoteId: note.id };
  const change = { reason: "Another reason" };
  await expect(db.orderReturn.update({ where, data: change })).rejects.toThrow(/append-only/);
  const none = { creditNoteId: null };
  await expect(db.orderReturn.update({ where, data: none })).rejects.toThrow(/append-only/);
});
