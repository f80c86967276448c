import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listAllOrders } from "@/lib/orders/read/admin-list";
import { dayName, dayStart } from "@/lib/base/india-time";
import { testDatabase } from "@/e2e/support/database";
import { offerSteps } from "@/e2e/steps/offer-steps";
import { givenOrder, givenProduct, PRINTED_LINE } from "@/e2e/steps/factories";
import { readScans } from "@/e2e/query-plans/query-plans";
import { readToDo } from "./read-to-do";
import { MAX_COUNTED } from "./schemas";

const { db, url } = testDatabase();
const { sentOffer } = offerSteps(db);

// The clock is fixed during a test, because midnight may pass in India while it runs.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const day = (before: number) => new Date(dayName(dayStart(new Date(), before)));

async function counts(role = "admin") {
  return Object.fromEntries((await readToDo(db, role)).map(({ id, count }) => [id, count]));
}

describe("the to-do list", () => {
  beforeEach(async () => {
    await givenOrder(db, { status: "Pending", dispatchBy: day(1) });
    await givenOrder(db, { status: "Pending", dispatchBy: day(0) });
    await givenOrder(db, { status: "Processing", dispatchBy: day(2) });
    await givenOrder(db, { status: "Shipped", dispatchBy: day(3) });
    const printed = (line: object) => ({ lines: { create: { ...PRINTED_LINE, ...line } } });
    await givenOrder(db, { status: "Shipped", ...printed({ stage: "changes_asked" }) });
    await givenOrder(db, { status: "Processing", ...printed({ stage: "changes_asked" }) });
    await givenOrder(db, { ...printed({ stage: "proof_sent", stageReminders: 2 }) });
    await givenOrder(db, { ...printed({ stage: "approved", stageReminders: 2 }) });
    const bank = { paymentMethod: "bank", status: "Shipped" } as const;
    await givenOrder(db, { ...bank, paymentDueOn: day(1) });
    await givenOrder(db, { ...bank, paymentDueOn: day(0) });
    const sent = (status: "Shipped" | "Delivered", until: Date, more: object = {}) =>
      givenOrder(db, {
        status,
        dispatches: {
          create: {
            at: day(2),
            by: "Meera",
            ewayBillNumber: "1".repeat(12),
            ewayBillUntil: until,
            ...more,
          },
        },
      });
    await sent("Shipped", day(0));
    await sent("Shipped", day(0), { deliveredAt: day(1) });
    await sent("Shipped", day(1));
    await sent("Delivered", day(0));
    await givenProduct(db, { stockCount: 0 });
    await givenProduct(db, { stockCount: 1 });
    await db.contactMessage.create({
      data: { name: "Ravi", email: "ravi@example.in", message: "Do you print?", ipAddress: "" },
    });
    const { id } = await sentOffer();
    await sentOffer();
    await db.offer.update({ where: { id }, data: { waitingSince: new Date() } });
  });

  it("is counted for the admin", async () => {
    expect(await counts()).toEqual({
      "way-to-pay": 1,
      "to-produce": 4,
      "to-ship": 2,
      late: 2,
      "to-proof": 1,
      "unanswered-proofs": 1,
      unpaid: 2,
      overdue: 1,
      openings: 0,
      over: 0,
      "credit-due": 0,
      claims: 0,
      "e-invoices": 0,
      "call-offs": 0,
      "eway-bills": 1,
      mails: 0,
      messages: 1,
      offers: 1,
      reviews: 0,
      "low-stock": 1,
      "out-of-stock": 1,
      backup: 0,
      "backup-copy": 0,
    });
  });

  it.each([
    ["user", []],
    ["packer", ["to-produce", "to-ship", "late", "call-offs", "eway-bills"]],
    ["catalogue", ["low-stock", "out-of-stock"]],
    ["sales", ["offers"]],
    ["accountant", ["unpaid", "overdue", "openings", "over", "credit-due", "claims", "e-invoices"]],
  ])("is told the %s as far as they can see to it", async (role, ids) => {
    expect(Object.keys(await counts(role))).toEqual(ids);
  });

  it("has the same counts as the lists it links to", async () => {
    const toDo = await counts();
    const total = async (filter: object) =>
      (await listAllOrders(db, { limit: 10, ...filter })).total;
    expect(await total({ status: "Late" })).toBe(toDo.late);
    expect(await total({ status: "ShipToday" })).toBe(1);
    expect(await total({ status: "NeedsArtwork" })).toBe(0);
    expect(await total({ status: "Proofing" })).toBe(toDo["to-proof"]);
    expect(await total({ status: "Unanswered" })).toBe(toDo["unanswered-proofs"]);
    expect(await total({ status: "Pending" })).toBe(toDo["to-produce"]);
    expect(await total({ status: "EWayBillEnds" })).toBe(toDo["eway-bills"]);
    expect(await total({ payment: "unpaid" })).toBe(toDo.unpaid);
    expect(await total({ payment: "overdue" })).toBe(toDo.overdue);
  });
});

it("is counted no further than it is shown", async () => {
  for (let order = 0; order < MAX_COUNTED + 50; order += 1) {
    await givenOrder(db, { dispatchBy: day(1) });
  }
  await db.$executeRaw`VACUUM ANALYZE "orders"`;
  const late = (await readToDo(db, "packer")).find(({ id }) => id === "late");
  expect(late).toEqual({ id: "late", count: MAX_COUNTED, isMore: true });
  const scans = (await readScans(url, () => readToDo(db, "packer"))).flat();
  const orders = scans.filter(({ table }) => table === "orders");
  expect(orders.length).toBeGreaterThan(0);
  for (const { rows } of orders) expect(rows).toBeLessThanOrEqual(MAX_COUNTED + 1);
});
