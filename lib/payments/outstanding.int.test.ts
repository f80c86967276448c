import { expect, it } from "vitest";
import { givenPayment } from "@/lib/testing/book-steps";
import { testDatabase } from "@/lib/testing/database";
import { givenOrder } from "@/lib/testing/factories";
import { listOutstanding, summariseOutstanding } from "./outstanding";

const { db } = testDatabase();

it("lists what is to be collected, the longest overdue first, page by page, and sums it", async () => {
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
  await due(null);
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
    ...{ orders: 3, due: 3364, overdue: 1120, toGiveBack: 1 },
  });
});
