import { expect, it } from "vitest";
import { asOwner, emptyDatabases } from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";
import { appliedMigrations, applyMigrations } from "./migrate";

const { url } = testDatabase();
const givenDatabase = emptyDatabases(url);

/** Applies the migrations before `name`, adds rows to their tables without firing triggers, and applies `name`. */
async function migrated(name: string, rows: string) {
  const database = await givenDatabase();
  const all = await appliedMigrations(url);
  const place = all.findIndex((applied) => applied.endsWith(`_${name}`));
  await applyMigrations(database, all.slice(0, place));
  await asOwner(database, (client) =>
    client.query(`SET session_replication_role = replica; ${rows}`),
  );
  await applyMigrations(database, all.slice(0, place + 1));
  return async (query: string) => {
    const { rows: found } = await asOwner(database, (client) =>
      client.query<Record<string, unknown>>(query),
    );
    return found;
  };
}

const ORDER = "01900000-0000-7000-8000-000000000001";

it("late refunds become refunds of their orders, and events keep their source", async () => {
  const read = await migrated(
    "merge_received_events_and_late_refunds",
    // An order has many columns, none of which is moved.
    `ALTER TABLE order_refunds DROP CONSTRAINT "order_refunds_orderId_fkey";
     INSERT INTO payments (id, "orderId", kind, "amountPaise", means, "providerId", reason, at, by)
     SELECT gen_random_uuid(), '${ORDER}', kind::"PaymentKind", paise, 'razorpay', id, reason, now(), 'Razorpay'
     FROM (VALUES ('receipt', 100, 'pay_done', NULL), ('receipt', 200, 'pay_refused', NULL),
       ('receipt', 300, 'pay_waits', NULL), ('refund', 100, 'rfnd_done', 'Late'),
       ('refund', 300, 'rfnd_of_another', 'Late')) AS p (kind, paise, id, reason);
     INSERT INTO razorpay_refunds ("paymentId", "orderId", "amountPaise", "nextTryAt", tries)
     VALUES ('pay_done', '${ORDER}', 100, NULL, 1), ('pay_refused', '${ORDER}', 200, NULL, 2),
       ('pay_waits', '${ORDER}', 300, now(), 3);
     INSERT INTO razorpay_events (id, event) VALUES ('e', 'order.paid');
     INSERT INTO whatsapp_receipts (id, number) VALUES ('e', '+919800000000')`,
  );
  expect(
    await read(
      `SELECT r."providerPaymentId" AS payment, r.state, p."providerId" AS refund, r.tries, r."isLate"
       FROM order_refunds r LEFT JOIN payments p ON p.id = r."paymentId" ORDER BY r."amountPaise"`,
    ),
  ).toEqual([
    { payment: "pay_done", state: "done", refund: "rfnd_done", tries: 1, isLate: true },
    { payment: "pay_refused", state: "failed", refund: null, tries: 2, isLate: true },
    { payment: "pay_waits", state: "under_way", refund: null, tries: 3, isLate: true },
  ]);
  expect(await read(`SELECT source, id FROM received_events ORDER BY source`)).toEqual([
    { source: "razorpay", id: "e" },
    { source: "whatsapp", id: "e" },
  ]);
}, 60_000);

it("counters keep their rows under their new name", async () => {
  const read = await migrated(
    "rename_counters",
    `INSERT INTO tallies (topic, day, key, count, paise) VALUES ('orders', '2026-11-01', 'Pending', 2, 300)`,
  );
  expect(await read(`SELECT topic::text, key, count, paise FROM counters`)).toEqual([
    { topic: "orders", key: "Pending", count: "2", paise: "300" },
  ]);
}, 60_000);

it("idempotency keys of orders move to the others, with the ids of what they made", async () => {
  const id = (digit: number) => ORDER.replace(/.$/, String(digit));
  const read = await migrated(
    "one_idempotency_table",
    `INSERT INTO idempotency_keys (scope, key, "requestHash", "orderId") VALUES ('user:1', 'k', 'h', '${ORDER}');
     INSERT INTO order_call_offs (id, "orderId", "orderLineId", quantity, "on", party, by, "requestKey", "requestHash")
     SELECT id::uuid, '${ORDER}', '${ORDER}', 1, '2026-12-01', 'shop', 'Meera', key, 'c'
     FROM (VALUES ('${id(2)}', 'k'), ('${id(3)}', 'k'), ('${id(4)}', NULL)) AS c (id, key);
     INSERT INTO order_returns (id, "orderId", reason, "valuePaise", by, "requestKey", "requestHash")
     VALUES ('${id(5)}', '${ORDER}', 'Torn', 0, 'Meera', 'k', 'r');
     INSERT INTO order_refunds (id, "orderId", state, "amountPaise", means, reason, "paymentId", "returnId", by)
     VALUES ('${id(6)}', '${ORDER}', 'done', 100, 'bank', 'Torn', '${ORDER}', '${id(5)}', 'Meera')`,
  );
  expect(
    await read(
      `SELECT scope, key, hash, "answerIds"::text[] AS made FROM idempotency_keys ORDER BY 1`,
    ),
  ).toEqual([
    { scope: `order:${ORDER} call-offs`, key: "k", hash: "c", made: [id(2), id(3)] },
    { scope: `order:${ORDER} returns`, key: "k", hash: "r", made: [id(5), id(6)] },
    { scope: "user:1", key: "k", hash: "h", made: [ORDER] },
  ]);
}, 60_000);

it("what the shop noted of itself stands among its settings", async () => {
  const read = await migrated(
    "merge_shop_state",
    `INSERT INTO settings VALUES ('siteName', 'Kalon', now());
     INSERT INTO shop_state VALUES ('demoCatalogue', 'removed', now())`,
  );
  expect(await read(`SELECT key, value FROM settings ORDER BY key`)).toEqual([
    { key: "demoCatalogue", value: "removed" },
    { key: "siteName", value: "Kalon" },
  ]);
}, 60_000);

it("what waits for programs, devices and WhatsApp becomes jobs", async () => {
  const read = await migrated(
    "queue_jobs",
    `INSERT INTO webhook_deliveries (id, "webhookId", type, "objectId", body, state)
     SELECT gen_random_uuid(), '${ORDER}', 'order.placed', '${ORDER}', '{}', state::"WebhookDeliveryState"
     FROM unnest(ARRAY['waiting', 'delivered', 'failed']) AS d (state);
     INSERT INTO whatsapp_messages (id, number, template, state) VALUES
       ('${ORDER}', '+919800000000', 'payment_due', 'waiting'),
       (gen_random_uuid(), '+919800000001', 'payment_due', 'sent');
     INSERT INTO push_messages (id, "subscriptionId", event, data, "queuedAt") VALUES
       (gen_random_uuid(), '${ORDER}', 'orders.late', '{"count": 2}', now()),
       (gen_random_uuid(), '${ORDER}', 'orders.late', '{"count": 1}', now() - interval '1 day')`,
  );
  expect(await read(`SELECT queue, data FROM outbox ORDER BY queue`)).toEqual([
    { queue: "push", data: { subscriptionId: ORDER, event: "orders.late", facts: { count: 2 } } },
    { queue: "webhook", data: { webhookId: ORDER, objectId: ORDER } },
    { queue: "whatsapp", data: { messageId: ORDER, number: "+919800000000" } },
  ]);
}, 60_000);

it("orders that are owed for keep their day as a step", async () => {
  const order = (number: number, columns: string, values: string) =>
    `INSERT INTO orders ("orderId", "accessKey", "customerName", email, "firstName", "lastName", address, city, state,
       "zipCode", country, "subtotalPaise", "discountPaise", "shippingPaise", "taxPercent", "taxPaise", "totalPaise",
       "createdAt", "updatedAt", id, ${columns})
     VALUES ('T${number}', repeat('k', 40) || '${number}', 'Asha', 'a@example.in', 'Asha', 'Rao', 'MG Road', 'Pune',
       'Maharashtra', '411001', 'India', 1000, 0, 0, 0, 0, 1000, '2026-11-20T20:00Z', now(),
       gen_random_uuid(), ${values})`;
  const read = await migrated(
    "payment_steps",
    [
      order(1, `"paymentMethod", "paymentDueOn"`, "'bank', '2026-11-24'"),
      order(2, `"paymentMethod", "paymentDueOn", "advancePercent"`, "'upi', '2026-11-24', 50"),
      order(3, `"paymentMethod"`, "'cod'"),
      order(
        4,
        `"paymentMethod", "paymentDueOn", "advancePercent", status`,
        "'bank', '2026-11-24', 50, 'Processing'",
      ),
      order(5, `"paymentMethod", "paymentDueOn", "paidPaise"`, "'bank', '2026-11-24', 1000"),
    ].join(";"),
  );
  const later = { days: 3, rule: "after_acceptance" };
  expect(
    await read(
      `SELECT "paymentSteps" AS steps, "paymentDueOn"::text AS day FROM orders ORDER BY "orderId"`,
    ),
  ).toEqual([
    { steps: [later], day: "2026-11-24" },
    { steps: [{ percent: 50, rule: "before_production" }, later], day: "2026-11-24" },
    { steps: [{ rule: "on_delivery" }], day: null },
    { steps: null, day: "2026-11-24" },
    { steps: null, day: "2026-11-24" },
  ]);
}, 60_000);
