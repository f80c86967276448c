import { expect, it } from "vitest";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { givenOrder } from "@/e2e/steps/factories";
import { readQueries } from "@/e2e/query-plans/query-count";
import { testDatabase } from "@/e2e/support/database";
import { readActivity } from "./read-activity";

const { db } = testDatabase();
const day = (n: number) => new Date(`2026-11-${String(n).padStart(2, "0")}T06:00:00Z`);

async function givenBusyOrder() {
  const order = await givenOrder(db, {
    history: { create: { status: "Pending", by: "Asha", at: day(1) } },
  });
  const { id: orderId } = order;
  await db.orderNote.create({ data: { orderId, by: "Meera", text: "Call", createdAt: day(2) } });
  await db.payment.create({
    data: {
      orderId,
      kind: "receipt",
      amountPaise: 50_000,
      means: "bank",
      reference: `UTR${order.orderId}`,
      at: day(3),
      createdAt: day(3),
      by: "Meera",
    },
  });
  await db.sentMail.create({
    data: {
      id: crypto.randomUUID(),
      orderId,
      template: "order-placed",
      queuedAt: day(4),
      sentAt: day(4),
    },
  });
  await db.contactMessage.create({
    data: {
      orderId,
      name: "Asha",
      email: "asha@example.com",
      kind: "order",
      message: "When?",
      ipAddress: "127.0.0.1",
      createdAt: day(5),
      replies: { create: { text: "Monday", by: "Meera", createdAt: day(6) } },
    },
  });
  await db.orderDispatch.create({
    data: { orderId, at: day(7), by: "Meera", carrier: "DTDC", number: "D1" },
  });
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Order Consignee Updated",
      actor: SYSTEM_ACTOR,
      description: "The consignee was corrected",
      details: { order: order.orderId },
    }),
  );
  return order;
}

it("lists all events of an order by time, with one statement per page", async () => {
  const { id } = await givenBusyOrder();
  await givenBusyOrder();
  const { items, next } = await readActivity(db, { order: id, role: "admin" });
  expect(items.map(({ kind }) => kind)).toEqual([
    "change",
    "dispatch",
    "reply",
    "message",
    "mail",
    "payment",
    "note",
    "status",
  ]);
  expect(next).toBeNull();
  expect(items).toContainEqual(
    expect.objectContaining({ kind: "payment", what: "receipt", amount: 500 }),
  );
  const queries = await readQueries(() => readActivity(db, { order: id, role: "admin" }));
  expect(queries.length).toBe(2);
});

it("pages without a gap or a repeat", async () => {
  const { id } = await givenBusyOrder();
  const all = (await readActivity(db, { order: id, role: "admin" })).items;
  const found = [];
  let cursor: string | undefined;
  do {
    const page = await readActivity(db, { order: id, role: "admin", limit: 3, cursor });
    expect(page.items.length).toBeLessThanOrEqual(3);
    found.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(found).toEqual(all);
  await expect(readActivity(db, { order: id, role: "admin", cursor: "x" })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

it("leaves out parts that the role may not read", async () => {
  const { id } = await givenBusyOrder();
  const kinds = async (role: string) =>
    new Set((await readActivity(db, { order: id, role })).items.map(({ kind }) => kind));
  const packer = await kinds("packer");
  expect(packer.has("payment")).toBe(false);
  expect(packer.has("note")).toBe(true);
});
