import { expect, it } from "vitest";
import { readRefusal } from "@/e2e/steps/order-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { testDatabase } from "@/e2e/support/database";

const { db } = testDatabase();
const { dispatch, shown, givenParts } = dispatchSteps(db);

const DAY_MS = 86_400_000;

it("must lie between the order and now", async () => {
  const { id, first } = await givenParts();
  const createdAt = new Date(Date.now() - 10 * DAY_MS);
  await db.order.update({ where: { id }, data: { createdAt } });
  const at = (moment: Date) =>
    dispatch(id, { lines: [{ line: first, quantity: 1 }], at: moment.toISOString() });
  for (const moment of [
    new Date("1990-01-01T00:00:00Z"),
    new Date(createdAt.getTime() - 1000),
    new Date(Date.now() + 60_000),
    new Date(Date.now() + 3 * DAY_MS),
    new Date("2999-01-01T00:00:00Z"),
  ]) {
    expect((await readRefusal(at(moment))).details.fields).toHaveProperty("at");
  }
  await at(new Date(createdAt.getTime() + 1000));
});

it("keeps the history in recording order", async () => {
  const { id, first, second } = await givenParts();
  const createdAt = new Date(Date.now() - 10 * DAY_MS);
  await db.order.update({ where: { id }, data: { createdAt } });
  const processing = new Date(Date.now() - DAY_MS);
  await db.orderStatusChange.updateMany({ where: { orderId: id }, data: { at: createdAt } });
  await db.orderStatusChange.create({
    data: { orderId: id, status: "Processing", at: processing, party: "shop", by: "Meera" },
  });
  const left = new Date(createdAt.getTime() + DAY_MS);
  const lines = [
    { line: first, quantity: 7 },
    { line: second, quantity: 5 },
  ];
  await dispatch(id, { lines, at: left.toISOString() });
  const { history, dispatches } = await shown(id);
  expect(history.map(({ status }) => status).slice(-2)).toEqual(["Processing", "Shipped"]);
  expect(dispatches?.map(({ at }) => at)).toEqual([left.toISOString()]);
});
