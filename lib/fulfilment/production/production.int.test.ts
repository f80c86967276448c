import { expect, it } from "vitest";
import { Prisma } from "shop-database";
import { readCode } from "@/e2e/steps/account-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { givenOrder, PRINTED_LINE } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { moveJob } from "./move-job";
import { readProduction } from "./queries";

const { db } = testDatabase();
const { dispatch, givenParts } = dispatchSteps(db);

/** Half past midnight of 28 November in India, when it is still the 27th in London. */
const NOW = new Date("2026-11-27T19:00:00Z");

const APPROVED = { ...PRINTED_LINE, stage: "approved" } as const;

const by = { actor: meera, ipAddress: FROM };

it("shows approved and made-to-order lines of open orders, earliest dispatch first", async () => {
  const day = (name: string) => new Date(name);
  await givenOrder(db, {
    orderId: "KLN-LATE",
    dispatchBy: day("2026-11-27"),
    lines: { create: [APPROVED, { ...PRINTED_LINE, position: 1 }] },
  });
  await givenOrder(db, {
    orderId: "KLN-TODAY",
    status: "Processing",
    company: "Rao Foods",
    dispatchBy: day("2026-11-28"),
    lines: {
      create: {
        ...PRINTED_LINE,
        print: Prisma.DbNull,
        stage: null,
        leadDays: null,
        fromStock: false,
      },
    },
  });
  await givenOrder(db, { orderId: "KLN-NO-DAY", dispatchBy: null, lines: { create: APPROVED } });
  await givenOrder(db, { orderId: "KLN-PLAIN" });
  await givenOrder(db, { orderId: "KLN-SENT", status: "Shipped", lines: { create: APPROVED } });

  const { jobs, isMore } = await readProduction(db, NOW);
  expect(isMore).toBe(false);
  expect(jobs).toMatchObject([
    { order: { orderId: "KLN-LATE" }, daysLeft: -1, waits: 1, dispatchBy: "2026-11-27" },
    { order: { orderId: "KLN-TODAY", buyer: "Rao Foods" }, daysLeft: 0, waits: 0, detail: "" },
    { order: { orderId: "KLN-NO-DAY" }, daysLeft: null, waits: 0 },
  ]);
  expect(jobs[0]).toMatchObject({
    step: "to_start",
    name: "Kraft mailer box, printed",
    quantity: "2 packs",
    detail: "1 side, 2 colours, Your mark",
  });
});

it("names the advance that is missing before production, until it has begun", async () => {
  const { id } = await givenOrder(db, { advancePercent: 50, lines: { create: APPROVED } });
  const read = async () => (await readProduction(db, NOW)).jobs.map((job) => job.advanceDue);
  expect(await read()).toEqual([561]);
  await db.order.update({ where: { id }, data: { status: "Processing" } });
  expect(await read()).toEqual([0]);
});

it("moves a job both ways once its order is Processing, and names who moved it", async () => {
  const { id, orderId, lines } = await givenOrder(db, { lines: { create: APPROVED } });
  const line = lines[0]?.id ?? "";
  const move = (step: "to_start" | "printing" | "packed") => moveJob({ db, line, step, ...by });
  expect(await readCode(move("printing"))).toBe("invalid_transition");
  await db.order.update({ where: { id }, data: { status: "Processing" } });
  expect(await move("packed")).toMatchObject({ _id: line, step: "packed" });
  expect(await move("printing")).toMatchObject({ step: "printing" });
  await move("printing");
  const entries = await db.auditLog.findMany({
    where: { action: "Order Production Updated" },
    orderBy: { timestamp: "asc" },
  });
  expect(entries.map(({ description }) => description)).toEqual([
    `“Kraft mailer box, printed” of order ${orderId} came to Packed`,
    `“Kraft mailer box, printed” of order ${orderId} came to Printing`,
  ]);
  await db.order.update({ where: { id }, data: { status: "Shipped" } });
  expect(await readCode(move("packed"))).toBe("not_found");
  expect(await readCode(moveJob({ db, line: "none", step: "packed", ...by }))).toBe("not_found");
});

it("shows call-offs by day with their rest, until they have left", async () => {
  const { id, orderId, first, second } = await givenParts();
  const rows = [
    { orderLineId: first, quantity: 3, on: "2026-11-26", state: "agreed" },
    { orderLineId: first, quantity: 2, on: "2026-12-01", state: "asked" },
    { orderLineId: second, quantity: 5, on: "2026-11-28", state: "declined" },
  ] as const;
  for (const { on, ...row } of rows) {
    const by = { party: "customer", by: "Asha Rao" } as const;
    await db.orderCallOff.create({ data: { ...row, ...by, orderId: id, on: new Date(on) } });
  }
  const read = async () => {
    const { jobs, callOffs } = await readProduction(db, NOW);
    expect(jobs).toEqual([]);
    return callOffs.map(({ line, state, daysLeft, quantity, left }) => [
      ...[line, state, daysLeft, quantity, left],
    ]);
  };
  expect((await readProduction(db, NOW)).callOffs[0]).toMatchObject({
    on: "2026-11-26",
    order: { orderId },
  });
  expect(await read()).toEqual([
    [first, "agreed", -2, "3 packs", "7 packs"],
    [first, "asked", 3, "2 packs", "7 packs"],
  ]);
  await dispatch(id, { lines: [{ line: first, quantity: 2 }] });
  expect(await read()).toEqual([
    [first, "agreed", -2, "1 pack", "5 packs"],
    [first, "asked", 3, "2 packs", "5 packs"],
  ]);
  await dispatch(id, { lines: [{ line: first, quantity: 1 }] });
  expect(await read()).toEqual([[first, "asked", 3, "2 packs", "4 packs"]]);
});
