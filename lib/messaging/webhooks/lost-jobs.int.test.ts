import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcedOrder } from "@/e2e/steps/announced-steps";
import { doDueJobs, readWaits } from "@/e2e/steps/messaging/queue-steps";
import { testDatabase } from "@/e2e/support/database";
import { answering, startReceiver, type Receiver } from "@/e2e/support/stand-ins/webhook-receiver";
import { relayOutbox } from "@/lib/messaging/queue/outbox";
import { settleJob, claimJobs } from "@/lib/messaging/queue/receiver-worker";
import { sendingBoss } from "@/lib/messaging/queue/send-jobs";
import { writeStatus } from "@/lib/orders/announced/write-status";
import { createWebhook } from "./create-webhook";
import { webhookWorker } from "./deliver";
import { listDeliveries } from "./queries";
import { replayDelivery } from "./replay-delivery";

/** Deliveries whose jobs are lost, fail or cannot be settled. */

// Must precede the first read of the environment.
vi.stubEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

const { db } = testDatabase();
const ADMIN = { userId: null, identifier: "meera@example.in", name: "Meera Nair" };
const by = { db, actor: ADMIN, ipAddress: "203.0.113.9" };

let receiver: Receiver;
let webhook: Awaited<ReturnType<typeof createWebhook>>;

beforeEach(async () => {
  receiver = await startReceiver();
  const events = ["order.placed", "order.status"] as const;
  const request = { url: receiver.url, events: [...events], active: true };
  webhook = await createWebhook({ ...by, request });
});

afterEach(async () => {
  await receiver.stop();
});

const sendDue = (now: Date) => doDueJobs(db, webhookWorker(db), now);
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const deliveries = async () =>
  (await listDeliveries(db, webhook._id, { limit: 25, cursor: undefined })).items;
const types = () =>
  receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const advance = (id: string, status: "Processing" | "Shipped" | "Delivered") =>
  db.$transaction((tx) => writeStatus(tx, id, { status }));

it("one delivered while its job could not be settled is repeated, without delaying the next", async () => {
  const { id } = await announcedOrder(db);
  await advance(id, "Processing");
  await relayOutbox(db);
  const boss = await sendingBoss();
  const [job] = await claimJobs(boss, "webhook");
  if (!job) throw new Error("Nothing is due.");
  await db.$executeRaw`ALTER TABLE pgboss.job_common RENAME TO job_away`;
  const settled = settleJob({ db, boss, worker: webhookWorker(db) }, job);
  const outcome = await settled.catch(() => "lost");
  await db.$executeRaw`ALTER TABLE pgboss.job_away RENAME TO job_common`;
  expect(outcome).toBe("lost");
  expect(types()).toEqual(["order.placed"]);
  expect((await deliveries()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  await db.$executeRaw`
    UPDATE pgboss.job SET started_on = started_on - interval '121 s' WHERE name = 'webhook'`;
  await db.$executeRaw`UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL`;
  await boss.supervise("webhook");
  expect(await sendDue(later(3600))).toBe(1);
  receiver.become(answering(503));
  expect(await sendDue(later(3601))).toBe(1);
  expect(types()).toEqual(["order.placed", "order.placed", "order.status"]);
  expect(await readWaits(db, "webhook")).toEqual([20]);
});

it("one is not blocked by a failed job, whether new or resent", async () => {
  const { id } = await announcedOrder(db);
  await sendDue(later(1));
  await advance(id, "Processing");
  const fail = () => db.$executeRaw`UPDATE pgboss.job SET state = 'failed' WHERE state = 'created'`;
  await relayOutbox(db);
  await fail();
  await advance(id, "Shipped");
  expect(await sendDue(later(2))).toBe(1);
  expect(await sendDue(later(3))).toBe(1);
  expect(types()).toEqual(["order.placed", "order.status", "order.status"]);
  await advance(id, "Delivered");
  await relayOutbox(db);
  await fail();
  const placed = (await deliveries()).at(-1)?._id ?? "";
  await replayDelivery({ ...by, webhookId: webhook._id, id: placed });
  expect(await sendDue(later(4))).toBe(1);
  expect(await sendDue(later(5))).toBe(1);
  expect(types().slice(3)).toEqual(["order.status", "order.placed"]);
});

const LOSSES = ["DELETE FROM pgboss.job", "UPDATE pgboss.job SET state = 'failed'"];
it.each(LOSSES)("one with a lost job can be resent: %s", async (loss) => {
  await announcedOrder(db);
  await relayOutbox(db);
  await db.$executeRawUnsafe(loss);
  expect(await sendDue(later(1))).toBe(0);
  const [{ _id: id } = { _id: "" }] = await deliveries();
  await replayDelivery({ ...by, webhookId: webhook._id, id });
  expect(await sendDue(later(2))).toBe(1);
  expect(types()).toEqual(["order.placed"]);
});
