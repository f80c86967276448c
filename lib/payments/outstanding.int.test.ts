import { expect, it } from "vitest";
import { givenDocument, givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { outstanding } from "@/lib/dashboard/stats/figures";
import { orderConditions } from "@/lib/orders/read/order-filter";
import { listOutstanding, summariseOutstanding } from "./outstanding";

const { db } = testDatabase();

it("lists amounts to collect, longest overdue first, page by page, with their sum", async () => {
  const due = async (day: string | null, paidPaise = 0) => {
    const { id } = await givenOrder(db, {
      paymentMethod: "bank",
      paymentDueOn: day ? new Date(day) : null,
    });
    if (paidPaise > 0) await givenPayment(db, { orderId: id, amountPaise: paidPaise });
    return id;
  };
  const soon = await due("2026-11-25");
  const late = await due("2026-11-20", 200);
  const sameDay = await due("2026-11-25");
  await due("2026-11-01", 112_200);
  await due("2026-11-02", 112_300);
  const found: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listOutstanding(db, { limit: 1, cursor });
    expect(page.total).toBe(3);
    found.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(found).toEqual([late, soon, sameDay]);
  const noon = new Date("2026-11-25T06:30:00Z");
  expect(await summariseOutstanding(db, noon)).toEqual({
    orders: 3,
    due: 3364,
    overdue: 1120,
    toGiveBack: 1,
  });
});

it("lists orders without an agreed day last: cash on delivery, and billed or partly paid ones", async () => {
  const given = (order: Parameters<typeof givenOrder>[1] = {}) => givenOrder(db, order);
  const { id: dated } = await given({
    paymentMethod: "bank",
    paymentDueOn: new Date("2999-01-01"),
  });
  const { id: onDelivery } = await given({ paymentMethod: "cod" });
  const { id: billed } = await given();
  await givenDocument(db, { orderId: billed, totalPaise: 112_200 });
  const { id: advance } = await given();
  await givenPayment(db, { orderId: advance, amountPaise: 12_200 });
  // Nothing is due on this order yet.
  await given();
  const { id: credited } = await given();
  const { id: invoiceId } = await givenDocument(db, { orderId: credited, totalPaise: 112_200 });
  await givenDocument(db, { orderId: credited, invoiceId, totalPaise: 112_200 });
  const found: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listOutstanding(db, { limit: 1, cursor });
    expect(page.total).toBe(4);
    found.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(found).toEqual([dated, onDelivery, billed, advance]);
  expect(await summariseOutstanding(db)).toMatchObject({ orders: 4, due: 4366, overdue: 0 });
  expect(await outstanding(db, new Date())).toMatchObject({ current: 436_600 });
});

it("lets only the invoice mark an order as billed", async () => {
  const { id } = await givenOrder(db);
  const said = db.order.update({ where: { id }, data: { billed: true } });
  await expect(said).rejects.toThrow("follows from the ledger and the credit notes");
});

it("counts the overdue part of each credit invoice, and finds the order by its first late one", async () => {
  const steps = [{ rule: "after_invoice", days: 30 }];
  const { id } = await givenOrder(db, { paymentMethod: "account", paymentSteps: steps });
  const dispatch = async (day: string, totalPaise: number) => {
    const at = new Date(day);
    const { id: dispatchId } = await db.orderDispatch.create({
      data: { orderId: id, at, by: "Meera Nair" },
    });
    await givenDocument(db, { orderId: id, dispatchId, issuedOn: at, totalPaise });
  };
  const overdueOn = async (day: string) =>
    (await summariseOutstanding(db, new Date(`${day}T06:30:00Z`))).overdue;
  await dispatch("2026-10-01", 50_000);
  await dispatch("2026-10-11", 62_200);
  expect(await overdueOn("2026-10-31")).toBe(0);
  expect(await overdueOn("2026-11-01")).toBe(500);
  expect(await overdueOn("2026-11-11")).toBe(1122);
  await givenPayment(db, { orderId: id, amountPaise: 50_000 });
  expect(await overdueOn("2026-11-10")).toBe(0);
  expect(await overdueOn("2026-11-11")).toBe(622);
  const late = await db.$queryRaw<{ id: string }[]>`
    SELECT o."id" FROM "orders" o WHERE ${orderConditions({ payment: "overdue" })}`;
  expect(late).toEqual([{ id }]);
});
