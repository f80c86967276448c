import { expect, it } from "vitest";
import { givenDocument, givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { PAYMENT_FILTERS } from "../admin-schemas";
import { listAllOrders } from "./admin-list";

const { db } = testDatabase();

it("finds orders by payment state, with their count", async () => {
  const day = (text: string) => new Date(text);
  const given = async (paymentDueOn: string | null, paidPaise: number) => {
    const { id } = await givenOrder(db, {
      paymentMethod: "bank",
      paymentDueOn: paymentDueOn && day(paymentDueOn),
    });
    if (paidPaise > 0) await givenPayment(db, { orderId: id, amountPaise: paidPaise });
    return id;
  };
  const late = await given("2020-01-01", 0);
  const soon = await given("2999-01-01", 0);
  const half = await given("2020-01-01", 100);
  const paid = await given("2020-01-01", 112_200);
  const over = await given(null, 112_201);
  await givenOrder(db, {
    status: "Cancelled",
    paymentMethod: "bank",
    paymentDueOn: day("2020-01-01"),
  });
  const { id: billed } = await givenOrder(db);
  await givenDocument(db, { orderId: billed, totalPaise: 112_200 });
  await givenOrder(db);
  const found = Object.fromEntries(
    await Promise.all(
      PAYMENT_FILTERS.map(async (payment) => {
        const { items, total } = await listAllOrders(db, { payment, limit: 10 });
        expect(items).toHaveLength(total);
        return [payment, items.map(({ id }) => id).toSorted()] as const;
      }),
    ),
  );
  expect(found).toEqual({
    unpaid: [late, soon, billed].toSorted(),
    overdue: [late, half].toSorted(),
    part: [half],
    paid: [paid],
    over: [over],
    "credit-due": [],
  });
});
