import { describe, expect, it } from "vitest";
import pg from "pg";
import { testDatabase } from "@/e2e/support/database";
import { givenSetting } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { reviewSteps } from "@/e2e/steps/review-steps";
import { requestReviews } from "./request-reviews";
import { reviewRequestsAreDue } from "./requests-due";

const { db, url } = testDatabase();
const { givenCustomer, givenDelivered, review } = reviewSteps(db);
const { takeBack } = moneySteps(db);
const { mails, entries } = orderDeskSteps(db);

async function areDue(): Promise<boolean> {
  const client = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return await reviewRequestsAreDue(client);
  } finally {
    await client.end();
  }
}

describe("review requests", () => {
  it("are sent once, some days after delivery", async () => {
    const { orderId } = await givenDelivered(7.1);
    await givenDelivered(6.9);
    await givenDelivered(21.1);
    expect(await areDue()).toBe(true);
    expect(await requestReviews(db)).toBe(1);
    expect(await mails()).toEqual(["review-request"]);
    expect(await entries("Review Requested")).toMatchObject([{ details: { order: orderId } }]);
    expect(await areDue()).toBe(false);
    expect(await requestReviews(db)).toBe(0);
  });

  it("are sent once by concurrent runs", async () => {
    for (let n = 0; n < 4; n += 1) await givenDelivered(8);
    const requested = await Promise.all([1, 2, 3, 4].map(() => requestReviews(db)));
    expect(requested.reduce((sum, one) => sum + one, 0)).toBe(4);
    expect(await mails()).toHaveLength(4);
  });

  it("skip customers who returned everything, reviewed already, opted out or are deleted", async () => {
    const returned = await givenDelivered(8);
    await takeBack(returned.id, {
      lines: [
        { line: returned.boxLine, quantity: 3, restock: false },
        { line: returned.tapeLine, quantity: 1, restock: false },
      ],
    });
    const said = await givenDelivered(8);
    const author = { key: said.accessKey };
    await review(said.boxId, author, { order: said.orderId });
    await review(said.tapeId, author, { order: said.orderId });
    const quiet = await givenDelivered(8);
    await db.order.update({ where: { id: quiet.id }, data: { orderUpdates: false } });
    const { id: userId } = await givenCustomer();
    await db.user.update({ where: { id: userId }, data: { orderUpdates: false } });
    await db.order.update({ where: { id: (await givenDelivered(8)).id }, data: { userId } });
    const gone = { ownerDeletedAt: new Date() };
    await db.order.update({ where: { id: (await givenDelivered(8)).id }, data: gone });
    const back = await givenDelivered(8);
    await db.order.update({ where: { id: back.id }, data: { status: "Shipped" } });
    expect(await requestReviews(db)).toBe(0);
    expect(await mails()).not.toContain("review-request");
  });

  it("can be disabled and delayed by the owner", async () => {
    await givenDelivered(8);
    await givenSetting(db, "reviewRequestDays", "0");
    expect([await areDue(), await requestReviews(db)]).toEqual([false, 0]);
    await givenSetting(db, "reviewRequestDays", "10");
    expect([await areDue(), await requestReviews(db)]).toEqual([false, 0]);
    await givenSetting(db, "reviewRequestDays", "3");
    expect([await areDue(), await requestReviews(db)]).toEqual([true, 1]);
  });
});
