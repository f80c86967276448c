import { extractText } from "unpdf";
import { expect, it } from "vitest";
import { givenPayment } from "@/e2e/steps/book-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { readMovements } from "@/lib/orders/read/read-movements";
import { readOrders } from "@/lib/orders/read/queries";
import { documentFile } from "./pdf/document-file";

const { db } = testDatabase();
const { invoice } = documentSteps(db);

async function given(paymentMethod: "bank" | "upi" = "bank") {
  await givenSetting(db, "paymentMethods", "bank,upi");
  await givenSetting(db, "upiId", "kln@okaxis");
  await givenSetting(db, "bankAccount", "50100123456789");
  await givenSetting(db, "bankIfsc", "HDFC0001234");
  const { id, orderId } = await givenOrder(db, {
    paymentMethod,
    paymentSteps: [{ percent: 50, rule: "before_production" }, { rule: "before_dispatch" }],
  });
  const read = async (document = "proforma") => {
    const [order] = await readOrders(db, [id]);
    if (!order) throw new Error("The order is there.");
    const { name, content } = await documentFile(db, { order, document });
    const { text } = await extractText(new Uint8Array(content));
    return { name, text: text.join(" ").replace(/\s+/g, " ") };
  };
  const listed = async () => {
    const [order] = await readOrders(db, [id]);
    if (!order) throw new Error("The order is there.");
    return orderAnswer({ ...order, ...(await readMovements(db, order)) }).documents;
  };
  return { id, orderId, read, listed };
}

it("a proforma has payment instructions, receipts and due rows", async () => {
  const { id, read } = await given();
  const { text } = await read();
  for (const part of [
    "To be paid: ₹1,122.00",
    "Advance before production begins: ₹561.00",
    "Balance before the goods leave: ₹561.00",
    "Account 50100123456789",
    "IFSC HDFC0001234",
  ]) {
    expect(text).toContain(part);
  }
  await givenPayment(db, { orderId: id, amountPaise: 60_000 });
  const { text: later } = await read();
  expect(later).toContain("To be paid: ₹522.00");
  expect(later).toContain("Received: ₹600.00");
  expect(later).not.toContain("Advance before");
});

it.each([
  ["bank", ["Account 50100123456789", "IFSC HDFC0001234"]],
  ["upi", ["UPI kln@okaxis"]],
] as const)(
  "an invoice has receipts, the amount due, and payment instructions by %s",
  async (method, how) => {
    const { id, read } = await given(method);
    await givenPayment(db, { orderId: id, amountPaise: 60_000 });
    await invoice(id);
    const { text } = await read("invoice");
    for (const part of ["To be paid: ₹522.00", "Received: ₹600.00", ...how])
      expect(text).toContain(part);
    // Later payments do not change it.
    await givenPayment(db, { orderId: id, amountPaise: 52_200 });
    expect((await read("invoice")).text).toBe(text);
  },
);

it("a sent proforma stays, and a new one supersedes it", async () => {
  const { id, orderId, read, listed } = await given();
  const first = await read();
  expect(first.name).toBe(`${orderId}.pdf`);
  expect(await read()).toEqual(first);
  await givenPayment(db, { orderId: id, amountPaise: 56_100 });
  expect((await Promise.all([read(), read()])).map(({ name }) => name)).toEqual([
    `${orderId}-2.pdf`,
    `${orderId}-2.pdf`,
  ]);
  const [latest, before, ...others] = await listed();
  expect(others).toEqual([]);
  expect(latest).toMatchObject({ kind: "proforma", number: `${orderId}-2` });
  expect(before).toMatchObject({ kind: "proforma", number: orderId, superseded: true });
  const old = await read(before?.url.split("/").at(-1));
  expect(old.text).toContain(`Superseded by ${orderId}-2`);
  expect(old.text).toContain("To be paid: ₹1,122.00");
});
