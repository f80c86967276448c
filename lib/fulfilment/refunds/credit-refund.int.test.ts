import { afterAll, describe, expect, it } from "vitest";
import { dayName } from "@/lib/base/india-time";
import { listAllOrders } from "@/lib/orders/read/admin-list";
import { startPayment } from "@/lib/payments/gateways/razorpay/start";
import { exportGstr1 } from "@/lib/documents/gst-returns/export-gstr1";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { razorpaySteps, startGateway } from "@/e2e/steps/razorpay/razorpay-steps";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { creditRefund } from "./credit-refund";
import { readRefunds } from "../movement-answers";

const { db } = testDatabase();
const gateway = await startGateway();
afterAll(() => gateway.close());

const { opened, callBack, tell, ledgerOf } = razorpaySteps(db, gateway);
const { refund, takeBack, cancel, pay, moneyOf } = moneySteps(db);
const { invoice, credit, givenGst } = documentSteps(db);
const { order } = orderSteps(db);
const { mails, entries } = orderDeskSteps(db);

const TOTAL = 112_200;
/** The goods without the shipping. */
const LEFT = 97_200;
const NOBODY = "0199c0de-0000-7000-8000-000000000001";

async function givenPaid() {
  const { id, orderId, razorpayOrderId } = await opened({ status: "Processing" });
  const payment = gateway.pay(razorpayOrderId);
  await callBack(payment);
  return { id, orderId, payment };
}

async function givenInvoiced() {
  const order = await givenPaid();
  await invoice(order.id);
  await db.$executeRaw`DELETE FROM pgboss.job`;
  return order;
}

/** Makes a refund in Razorpay's dashboard and sends its webhook. */
async function refundThere(payment: { id: string }, amount: number) {
  const made = gateway.refund(payment.id, { amount });
  const event = gateway.eventOf("refund.processed", { refund: made });
  await tell(event);
  return { made, event };
}

const readOrderRefunds = (id: string) => readRefunds(db, id);
const readDue = async (id: string) =>
  (await readOrderRefunds(id)).map(({ creditDue }) => creditDue);
const readId = async (id: string) => (await readOrderRefunds(id))[0]?._id ?? "";

const write = (id: string, refundId: string) =>
  creditRefund({ db, id, refundId, actor: meera, ipAddress: FROM });

const readNotes = async (orderId: string) =>
  (
    await db.orderDocument.findMany({
      where: { orderId, kind: "credit_note" },
      orderBy: { serial: "asc" },
    })
  ).map(({ totalPaise }) => Number(totalPaise));

async function waiting() {
  const task = (await readToDo(db, "accountant")).find(({ id }) => id === "credit-due");
  const { items, total } = await listAllOrders(db, { payment: "credit-due", limit: 10 });
  expect(task?.count).toBe(total);
  return items.map(({ id }) => id);
}

describe("a refund made in Razorpay's dashboard", () => {
  it("waits for a credit note, which one press issues, and the customer is mailed", async () => {
    const { id, payment } = await givenInvoiced();
    await refundThere(payment, 20_000);
    expect(await moneyOf(id)).toMatchObject({ state: "part", outstanding: 20_000 });
    expect(await readOrderRefunds(id)).toMatchObject([
      { amount: 200, means: "razorpay", by: "Razorpay", state: "done", creditDue: 200 },
    ]);
    expect(await waiting()).toEqual([id]);
    expect(await mails()).toEqual([]);
    expect(await write(id, await readId(id))).toEqual({ isNew: true });
    expect(await readNotes(id)).toEqual([20_000]);
    expect(await moneyOf(id)).toMatchObject({ state: "paid", outstanding: 0, refunded: 20_000 });
    expect(await readOrderRefunds(id)).toMatchObject([
      { creditDue: 0, creditNote: { total: 200 } },
    ]);
    expect(await waiting()).toEqual([]);
    expect(await mails()).toEqual(["order-refunded"]);
    expect(await entries("Credit Note Issued")).toMatchObject([{ actor: "meera@shop.example" }]);
  });

  it("leads to one refund and one credit note, however often it is reported and pressed", async () => {
    const { id, payment } = await givenInvoiced();
    const { made, event } = await refundThere(payment, 20_000);
    const refundId = await readId(id);
    const again = gateway.eventOf("refund.created", { refund: made });
    const pressed = await Promise.all([write(id, refundId), write(id, refundId), tell(again)]);
    expect(pressed.filter((answer) => answer?.isNew)).toHaveLength(1);
    await tell(event);
    expect(await write(id, refundId)).toEqual({ isNew: false });
    expect(await readNotes(id)).toEqual([20_000]);
    expect(await ledgerOf(id)).toHaveLength(2);
    expect(await readOrderRefunds(id)).toHaveLength(1);
    expect(await mails()).toEqual(["order-refunded"]);
  });

  it("leaves no partial credit note after a database failure, and keeps waiting", async () => {
    const { id, payment } = await givenInvoiced();
    await refundThere(payment, 20_000);
    const refundId = await readId(id);
    await db.$executeRaw`
      ALTER TABLE "order_refunds" ADD CONSTRAINT "away" CHECK ("creditNoteId" IS NULL) NOT VALID`;
    await expect(write(id, refundId)).rejects.toThrow("away");
    await db.$executeRaw`ALTER TABLE "order_refunds" DROP CONSTRAINT "away"`;
    expect(await readNotes(id)).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await waiting()).toEqual([id]);
    await write(id, refundId);
    const numbers = await db.orderDocument.findMany({ where: { kind: "credit_note" } });
    expect(numbers).toMatchObject([{ serial: 1, totalPaise: 20_000n }]);
  });

  it("is credited by itself among several, up to the whole invoice", async () => {
    const { id, payment } = await givenInvoiced();
    await refundThere(payment, 20_000);
    const first = await readId(id);
    await refundThere(payment, TOTAL - 20_000);
    await write(id, await readId(id));
    expect(await waiting()).toEqual([id]);
    await write(id, first);
    expect(await readNotes(id)).toEqual([TOTAL - 20_000, 20_000]);
    expect(await moneyOf(id)).toMatchObject({ state: "refunded", outstanding: 0 });
    expect(await waiting()).toEqual([]);
  });

  it("is credited only up to the uncredited part of the invoice", async () => {
    const { id, payment } = await givenInvoiced();
    await refundThere(payment, 50_000);
    await credit(id, { kind: "amount", paise: 30_000 });
    expect(await readDue(id)).toEqual([200]);
    await write(id, await readId(id));
    expect(await readNotes(id)).toEqual([30_000, 20_000]);
    expect(await moneyOf(id)).toMatchObject({ outstanding: 0 });
  });

  it("needs no credit note after a full credit, or a new payment", async () => {
    const [credited, repaid] = [await givenInvoiced(), await givenInvoiced()];
    for (const { payment } of [credited, repaid]) await refundThere(payment, 20_000);
    await credit(credited.id, { kind: "amount", paise: 20_000 });
    await pay(repaid.id, 200);
    expect(await waiting()).toEqual([]);
    for (const { id } of [credited, repaid]) {
      expect(await readCode(write(id, await readId(id)))).toBe("invalid_transition");
    }
    expect(await readNotes(repaid.id)).toEqual([]);
  });

  it("of an overpayment needs none, and beyond it one for the rest", async () => {
    const { id, payment } = await givenInvoiced();
    await pay(id, 50);
    await refundThere(payment, 5000);
    expect(await readDue(id)).toEqual([0]);
    await pay(id, 50);
    await refundThere(payment, 20_000);
    expect(await readDue(id)).toEqual([150, 0]);
  });

  it("before the invoice lowers the amount due, and the invoice's own credit note covers it", async () => {
    const { id, payment } = await givenPaid();
    await refundThere(payment, 20_000);
    await invoice(id);
    expect(await readNotes(id)).toEqual([20_000]);
    expect(await readDue(id)).toEqual([0]);
    expect(await waiting()).toEqual([]);
    expect(await readCode(write(id, await readId(id)))).toBe("invalid_transition");
  });

  it("of a cancelled order needs none, recorded before or after", async () => {
    const { id, payment } = await givenInvoiced();
    await refundThere(payment, 20_000);
    await cancel(id);
    await refundThere(payment, 10_000);
    expect(await readDue(id)).toEqual([0, 0]);
    expect(await waiting()).toEqual([]);
    expect(await readNotes(id)).toEqual([TOTAL]);
    expect(await moneyOf(id)).toMatchObject({ state: "over", outstanding: 30_000 - TOTAL });
  });

  it("that the bank returns needs none", async () => {
    const { id, payment } = await givenInvoiced();
    const { made } = await refundThere(payment, 20_000);
    gateway.failRefund(made);
    await tell(gateway.eventOf("refund.failed", { refund: made }));
    expect(await readOrderRefunds(id)).toMatchObject([{ state: "taken_back", creditDue: 0 }]);
    expect(await waiting()).toEqual([]);
    expect(await readCode(write(id, await readId(id)))).toBe("invalid_transition");
  });

  it("reduces the amount of its payment that the shop can refund", async () => {
    const { id, payment } = await givenInvoiced();
    await refundThere(payment, 20_000);
    await pay(id, 200);
    const means = "razorpay" as const;
    expect(await readCode(refund(id, 1000, { means }))).toBe("invalid_input");
    await refund(id, 922, { means });
    expect(await moneyOf(id)).toMatchObject({ refunded: TOTAL });
  });

  it("is found only through its own order", async () => {
    const { payment, id } = await givenInvoiced();
    const other = await givenInvoiced();
    await refundThere(payment, 20_000);
    expect(await readCode(write(other.id, await readId(id)))).toBe("not_found");
    expect(await readCode(write(id, NOBODY))).toBe("not_found");
  });

  it("is also credited by the return of its goods", async () => {
    const { id, payment } = await givenInvoiced();
    await refundThere(payment, 60_000);
    await db.order.update({ where: { id }, data: { status: "Shipped" } });
    const sold = await db.orderLine.findMany({ where: { orderId: id } });
    const lines = sold.map(({ id: line, quantity }) => ({ line, quantity, restock: false }));
    await takeBack(id, { lines });
    expect(await readNotes(id)).toEqual([LEFT]);
    expect(await readDue(id)).toEqual([0]);
  });
});

/** An order of a registered buyer in the seller's state, taxed at 5 %. */
async function givenTaxed() {
  await givenGst();
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 100_000 });
  const { id } = await order({
    lines: [{ product: box.id, quantity: 1 }],
    state: "Haryana",
    proven: true,
    paymentMethod: "razorpay",
    billing: { gstin: "06AAACB0472C1ZY" },
  });
  const payment = gateway.pay((await startPayment(db, { id })).razorpayOrderId);
  await callBack(payment);
  const { number } = await invoice(id);
  return { id, payment, number };
}

describe("a refund under GST made in Razorpay's dashboard", () => {
  it("reverses its tax with the credit note, also in the month's return", async () => {
    const { id, payment, number } = await givenTaxed();
    await refundThere(payment, 21_000);
    await write(id, await readId(id));
    const [credited] = await readOrderRefunds(id);
    const note = await db.orderDocument.findFirstOrThrow({
      where: { kind: "credit_note" },
      include: { invoice: true },
    });
    expect(note).toMatchObject({
      number: credited?.creditNote?.number,
      orderId: id,
      regime: "gst",
      reason: "Refunded at Razorpay",
      taxablePaise: 20_000n,
      cgstPaise: 500n,
      sgstPaise: 500n,
      totalPaise: 21_000n,
      invoice: { number },
    });
    const month = dayName(note.issuedAt).slice(0, 7);
    const gstr1 = await exportGstr1({ db, month, actor: meera, ipAddress: FROM });
    expect(gstr1.cdnr).toMatchObject([{ nt: [{ nt_num: note.number, val: 210 }] }]);
  });
});

describe("a refund from the shop", () => {
  it("has its credit note at once, and no other", async () => {
    const { id } = await givenInvoiced();
    const { refundId } = await refund(id, 100);
    expect(await readDue(id)).toEqual([0]);
    expect(await write(id, refundId)).toEqual({ isNew: false });
    expect(await readNotes(id)).toEqual([10_000]);
    expect(await mails()).toEqual(["order-refunded"]);
  });
});
