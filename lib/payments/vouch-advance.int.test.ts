import { extractText } from "unpdf";
import { beforeEach, describe, expect, it } from "vitest";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCsv } from "@/e2e/support/read-csv";
import { dayName } from "@/lib/base/india-time";
import { exportGstr1 } from "@/lib/documents/gst-returns/export-gstr1";
import { exportRegister } from "@/lib/documents/gst-returns/export-register";
import { readMonth } from "@/lib/documents/gst-returns/read-month";
import { documentFile } from "@/lib/documents/pdf/document-file";
import type { Mail } from "@/lib/messaging/queue/mail";
import { composeMail } from "@/lib/runtime/mails/compose";
import { readOrders } from "@/lib/orders/read/queries";
import { enterPayment, takeBackPayment } from "./enter-payment";
import type { RecordPaymentRequest } from "./schemas";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { refund } = moneySteps(db);
const { invoice, givenGst } = documentSteps(db);
const { mails, entries } = orderDeskSteps(db);

const by = { actor: meera, ipAddress: FROM };

/** An order of two boxes within Haryana. */
async function place() {
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  return order({ lines: [{ product: box.id, quantity: 2 }], state: "Haryana" });
}

const pay = (orderId: string, amount: number, request: Partial<RecordPaymentRequest> = {}) =>
  enterPayment({ db, orderId, request: { amount, means: "bank", ...request }, by });

const vouchers = async (orderId: string) => {
  const rows = await db.orderDocument.findMany({
    where: { orderId, kind: { in: ["receipt_voucher", "refund_voucher"] } },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
    include: { invoice: { select: { number: true } } },
  });
  return rows.map(({ kind, number, totalPaise, invoice: of }) => [
    ...[kind, number.slice(-6), Number(totalPaise) / 100],
    ...(of ? [of.number.slice(-6)] : []),
  ]);
};

const readMail = (mail: Mail) =>
  composeMail(
    db,
    { mail, queuedAt: new Date() },
    { appUrl: "https://shop.example.com", mailFrom: undefined },
  );

const readDocument = async (orderId: string, kind: string) => {
  const [bought] = await readOrders(db, [orderId]);
  if (!bought) throw new Error("The order is gone.");
  const document = bought.documents.find((each) => each.kind === kind)?.id ?? "";
  const { content } = await documentFile(db, { order: bought, document });
  const { text } = await extractText(new Uint8Array(content));
  return text.join(" ").replace(/\s+/g, " ");
};

describe("a payment before the invoice under GST", () => {
  beforeEach(givenGst);

  it("has a receipt voucher with its own number, without tax", async () => {
    const { id, orderId } = await place();
    await pay(id, 300, { reference: "UTR42" });
    await pay(id, 100);
    expect(await vouchers(id)).toEqual([
      ["receipt_voucher", "R00001", 300],
      ["receipt_voucher", "R00002", 100],
    ]);
    const text = await readDocument(id, "receipt_voucher");
    for (const part of [
      "Receipt voucher",
      "KLN/2627R00001",
      "GSTIN 06AAPFU0939F1ZZ",
      `Order number ${orderId}`,
      "Place of supply",
      "Reverse charge No",
      "Bank transfer UTR42",
      "Advance received ₹300.00",
      "Rupees Three Hundred Only",
      "No GST is charged on advances for goods (Notification 66/2017-Central Tax).",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/undefined|null|NaN/);
    expect(await entries("Receipt Voucher Issued")).toHaveLength(2);
  });

  it("is mailed with its voucher, also when it does not settle the order", async () => {
    const { id } = await place();
    await db.order.update({ where: { id }, data: { emailProven: true } });
    await pay(id, 300);
    const { outstandingPaise } = await db.order.findUniqueOrThrow({ where: { id } });
    await pay(id, Number(outstandingPaise) / 100);
    const sent = (await mails()).filter((template) => template.includes("received"));
    expect(sent).toEqual(["advance-received", "payment-received"]);
    for (const template of ["advance-received", "payment-received"] as const) {
      const mail = await readMail({ template, orderId: id });
      expect(mail?.attachments).toMatchObject([
        { filename: expect.stringMatching(/R00002\.pdf$/) as string },
      ]);
    }
  });

  it("has none once there is an invoice, nor for an order under the flat tax", async () => {
    const { id } = await place();
    await invoice(id);
    await pay(id, 300);
    expect(await vouchers(id)).toEqual([]);
    const { id: flat } = await givenOrder(db);
    await pay(flat, 300);
    expect(await vouchers(flat)).toEqual([]);
  });

  it("is refunded with a refund voucher per receipt voucher, latest first", async () => {
    const { id } = await place();
    await pay(id, 300);
    await pay(id, 100);
    const { refundId } = await refund(id, 250, { reason: "The board is out of stock" });
    expect((await vouchers(id)).slice(2)).toEqual([
      ["refund_voucher", "V00001", 100, "R00002"],
      ["refund_voucher", "V00002", 150, "R00001"],
    ]);
    const text = await readDocument(id, "refund_voucher");
    for (const part of ["Refund voucher", "For receipt voucher KLN/2627R00002", "The board is out"])
      expect(text).toContain(part);
    await db.order.update({ where: { id }, data: { emailProven: true } });
    const mail = await readMail({ template: "order-refunded", refundId });
    expect(mail?.attachments).toHaveLength(2);
  });

  it("takes the voucher of a mistaken payment back with it", async () => {
    const { id } = await place();
    const mistake = await pay(id, 300);
    await pay(id, 100);
    const request = { reason: "Another customer's" };
    await takeBackPayment({ db, orderId: id, paymentId: mistake.id, request, by });
    expect((await vouchers(id)).slice(2)).toEqual([["refund_voucher", "V00001", 300, "R00001"]]);
  });

  it("is in the register and the number series of the month, but in none of its sums", async () => {
    const { id } = await place();
    await pay(id, 300);
    await refund(id, 100);
    const month = dayName(new Date()).slice(0, 7);
    const options = { db, month, actor: meera, ipAddress: FROM };
    const rows = readCsv(await new Response(await exportRegister(options)).text());
    expect(
      rows.map((row) => [row.Kind, row["Total (INR)"], row["Advance, Untaxed (INR)"]]),
    ).toEqual([
      ["Receipt voucher", "", "300"],
      ["Refund voucher", "", "-100"],
    ]);
    const { doc_issue, hsn, b2cs } = await exportGstr1(options);
    expect(doc_issue.doc_det.map(({ doc_num, docs }) => [doc_num, docs[0]?.totnum])).toEqual([
      [6, 1],
      [8, 1],
    ]);
    expect([hsn.hsn_b2c, b2cs]).toEqual([[], []]);
    expect(await readMonth(db, month, new Date())).toMatchObject({
      agrees: true,
      invoices: { count: 0, total: 0 },
      receiptVouchers: { count: 1, total: 300 },
      refundVouchers: { count: 1, total: 100 },
    });
  });
});
