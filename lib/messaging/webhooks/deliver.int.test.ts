import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Webhook as ForeignReader } from "standardwebhooks";
import { announcedOrder } from "@/e2e/steps/announced-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { answering, startReceiver, type Receiver } from "@/e2e/support/stand-ins/webhook-receiver";
import { doDueJobs, readWaits } from "@/e2e/steps/messaging/queue-steps";
import { jobsAreDue } from "@/lib/messaging/queue/jobs";
import { outboxWorker, relayOutbox } from "@/lib/messaging/queue/outbox";
import { receiverWorker, settleJob, claimJobs } from "@/lib/messaging/queue/receiver-worker";
import { sendingBoss } from "@/lib/messaging/queue/send-jobs";
import { startQueues } from "@/lib/messaging/queue/work-queues";
import { writeStatus } from "@/lib/orders/announced/write-status";
import { createWebhook } from "./create-webhook";
import { deleteWebhook } from "./delete-webhook";
import { webhookWorker } from "./deliver";
import { listDeliveries, listWebhooks } from "./queries";
import { replayDelivery } from "./replay-delivery";
import { rotateSecret } from "./rotate-secret";
import { updateWebhook } from "./update-webhook";

// Must precede the first read of the environment.
vi.stubEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

const { db, url: databaseUrl } = testDatabase();
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

/** Sends everything due now, one round after the other. */
const sendDue = (now?: Date) => doDueJobs(db, webhookWorker(db), now);

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const deliveries = async (id = webhook._id) =>
  (await listDeliveries(db, id, { limit: 25, cursor: undefined })).items;
const types = () =>
  receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

const advance = (id: string, status: "Processing" | "Shipped") =>
  db.$transaction((tx) => writeStatus(tx, id, { status }));

describe("a delivery", () => {
  it("has a signature that another program verifies, and the event's data", async () => {
    const { id, orderId } = await announcedOrder(db);
    expect(await sendDue(later(1))).toBe(1);
    const [sent] = receiver.received;
    const headers = sent?.headers as Record<string, string>;
    const verified = new ForeignReader(webhook.secret).verify(sent?.body ?? "", headers);
    expect(verified).toMatchObject({ type: "order.placed", data: { _id: id, orderId } });
    expect(Object.keys(verified as object).sort()).toEqual(["data", "timestamp", "type"]);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ type: "order.placed", state: "delivered", nextAt: null });
    expect(delivery?._id).toBe(headers["webhook-id"]);
    expect(delivery?.attempts).toEqual([{ at: expect.any(String) as string, status: 204 }]);
    expect(() => new ForeignReader(webhook.secret).verify(`${sent?.body} `, headers)).toThrow();
  });

  it("is signed by the old and the new secret for a day after a change", async () => {
    await announcedOrder(db);
    const { secret } = await rotateSecret({ ...by, id: webhook._id });
    await sendDue(later(1));
    const [sent] = receiver.received;
    const headers = sent?.headers as Record<string, string>;
    expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    for (const each of [secret, webhook.secret]) {
      expect(new ForeignReader(each).verify(sent?.body ?? "", headers)).toBeTruthy();
    }
    await announcedOrder(db);
    await sendDue(later(24 * 3600 + 5));
    expect(receiver.received[1]?.headers["webhook-signature"]).toMatch(/^v1,\S+$/);
  });

  it("is retried after a failure with the same id and body, at growing intervals", async () => {
    receiver.become(answering(503));
    await announcedOrder(db);
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const [delivery] = await deliveries();
      const due = delivery?.attempts.length ? new Date(delivery.nextAt ?? "") : later(1);
      if (n > 0) expect(await sendDue(new Date(due.getTime() - 10_000))).toBe(0);
      expect(await sendDue(due)).toBe(1);
      waits.push(...(await readWaits(db, "webhook")));
    }
    expect(waits).toEqual([20, 40, 80, 160]);
    receiver.become(answering(200));
    expect(await sendDue(later(3600))).toBe(1);
    expect(await sendDue(later(90_000))).toBe(0);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const [delivery] = await deliveries();
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([503, 503, 503, 503, 200]);
    expect(delivery?.state).toBe("delivered");
    expect(await listWebhooks(db)).toMatchObject([{ failingSince: null }]);
  });

  it("fails permanently after 24 hours", async () => {
    receiver.become(answering(500));
    await announcedOrder(db);
    const start = later(1);
    await sendDue(start);
    for (;;) {
      const [delivery] = await deliveries();
      if (!delivery?.nextAt) break;
      await sendDue(new Date(delivery.nextAt));
    }
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: "failed", nextAt: null });
    expect(delivery?.attempts).toHaveLength(13);
    const last = Date.parse(delivery?.attempts.at(-1)?.at ?? "");
    expect(last - start.getTime()).toBeLessThanOrEqual(24 * 3600 * 1000);
  });

  it("waits for earlier ones of the same order only", async () => {
    const { id } = await announcedOrder(db);
    await advance(id, "Processing");
    await advance(id, "Shipped");
    receiver.become(answering(500));
    const start = later(1);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    expect(await jobsAreDue(pool)).toBe(true);
    expect(await sendDue(start)).toBe(1);
    // A delivery that waits behind another needs no worker.
    expect(await jobsAreDue(pool)).toBe(false);
    await pool.end();
    await announcedOrder(db);
    expect(await sendDue(new Date(start.getTime() + 1000))).toBe(1);
    receiver.become(answering(200));
    receiver.received.length = 0;
    for (let n = 0; n < 4; n += 1) await sendDue(new Date(start.getTime() + (60 + n) * 1000));
    const ofOrder = receiver.received.filter(({ body }) => body.includes(id));
    const statuses = ofOrder.map(
      ({ body }) => (JSON.parse(body) as { data: { status: string } }).data.status,
    );
    expect(statuses).toEqual(["Pending", "Processing", "Shipped"]);
    expect(receiver.received).toHaveLength(4);
  });

  it("does not wait for one that failed permanently", async () => {
    const { id } = await announcedOrder(db);
    await db.webhookDelivery.updateMany({ data: { state: "failed" } });
    await advance(id, "Processing");
    await sendDue(later(1));
    expect(types()).toEqual(["order.status"]);
  });

  it("can be resent with the same id and body, in turn", async () => {
    const { id } = await announcedOrder(db);
    await sendDue(later(1));
    const [delivery] = await deliveries();
    const again = { ...by, webhookId: webhook._id, id: delivery?._id ?? "" };
    await advance(id, "Processing");
    expect(await replayDelivery(again)).toMatchObject({ state: "waiting", _id: delivery?._id });
    await sendDue(later(2));
    await sendDue(later(3));
    expect(types()).toEqual(["order.placed", "order.status", "order.placed"]);
    const [first, , last] = receiver.received;
    expect(last?.body).toBe(first?.body);
    expect(last?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect((await deliveries()).at(-1)?.attempts).toHaveLength(2);
    const other = { ...again, webhookId: "0199c0de-0000-7000-8000-000000000001" };
    for (const wrong of [other, { ...again, id: "no-such-delivery" }]) {
      expect((await readRefusal(replayDelivery(wrong))).code).toBe("not_found");
    }
  });

  it("keeps its place, whichever transaction began first", async () => {
    const { id } = await announcedOrder(db);
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT now()`;
      await advance(id, "Processing");
      await writeStatus(tx, id, { status: "Shipped" });
    });
    for (let n = 0; n < 3; n += 1) await sendDue(later(1));
    const statuses = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { status: string } }).data.status,
    );
    expect(statuses).toEqual(["Pending", "Processing", "Shipped"]);
  });

  it("that waits can be tried at once, and for another 24 hours", async () => {
    receiver.become(answering(503));
    const { id } = await announcedOrder(db);
    await advance(id, "Processing");
    for (let n = 1; n <= 12; n += 1) await sendDue(later(n * 9 * 3600));
    expect(await sendDue(later(1))).toBe(0);
    const placed = async () => (await deliveries()).at(-1);
    const again = { ...by, webhookId: webhook._id, id: (await placed())?._id ?? "" };
    expect(await replayDelivery(again)).toMatchObject({ state: "waiting" });
    expect(await sendDue(later(1))).toBe(1);
    expect(await placed()).toMatchObject({ state: "waiting" });
    expect((await placed())?.attempts).toHaveLength(13);
    receiver.become(answering(200));
    for (let n = 0; n < 2; n += 1) await sendDue(later(60));
    expect((await deliveries()).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
  });

  it("that cannot be signed reports that, and is sent once the secret was changed", async () => {
    await announcedOrder(db);
    await db.webhook.updateMany({ data: { secret: "sealed-under-a-lost-key" } });
    expect(await sendDue(later(1))).toBe(1);
    const [delivery] = await deliveries();
    expect(delivery?.attempts[0]?.error).toMatch(/^The secret cannot be opened/);
    const { secret } = await rotateSecret({ ...by, id: webhook._id });
    await replayDelivery({ ...by, webhookId: webhook._id, id: delivery?._id ?? "" });
    expect(await sendDue(later(2))).toBe(1);
    const [sent] = receiver.received;
    const headers = sent?.headers as Record<string, string>;
    expect(new ForeignReader(secret).verify(sent?.body ?? "", headers)).toBeTruthy();
    expect(headers["webhook-signature"]).toMatch(/^v1,\S+$/);
  });

  it("is taken by one of several workers, and released when that one dies", async () => {
    await announcedOrder(db);
    await relayOutbox(db);
    const boss = await sendingBoss();
    const takes = Array.from({ length: 8 }, () => claimJobs(boss, "webhook"));
    expect((await Promise.all(takes)).flat()).toHaveLength(1);
    await boss.supervise("webhook");
    expect(await sendDue(later(3600))).toBe(0);
    await db.$executeRaw`
      UPDATE pgboss.job SET started_on = started_on - interval '121 s' WHERE name = 'webhook'`;
    await db.$executeRaw`UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL`;
    await boss.supervise("webhook");
    expect(await sendDue(later(3600))).toBe(1);
    expect(types()).toEqual(["order.placed"]);
  });

  it("is not written for a webhook that is off or has other events, nor sent once it is off", async () => {
    await announcedOrder(db);
    await updateWebhook({ ...by, id: webhook._id, request: { active: false } });
    await announcedOrder(db);
    expect(await deliveries()).toHaveLength(1);
    await sendDue(later(1));
    expect(types()).toEqual([]);
    const request = { active: true, events: ["stock.low" as const] };
    await updateWebhook({ ...by, id: webhook._id, request });
    await announcedOrder(db);
    expect(await sendDue(later(2))).toBe(1);
    expect(types()).toEqual(["order.placed"]);
    expect(await deliveries()).toHaveLength(1);
  });

  it("is deleted with its webhook, even while it is sent", async () => {
    const { id } = await announcedOrder(db);
    await relayOutbox(db);
    const boss = await sendingBoss();
    const [job] = await claimJobs(boss, "webhook");
    if (!job) throw new Error("Nothing is due.");
    await deleteWebhook({ ...by, id: webhook._id });
    await settleJob({ db, boss, worker: webhookWorker(db) }, job);
    await advance(id, "Processing");
    expect(types()).toEqual([]);
    expect(await db.webhookDelivery.count()).toBe(0);
  });
});

describe("the worker", () => {
  it("sends new deliveries, and an unresponsive receiver delays only itself", async () => {
    const slow = await startReceiver(() => undefined);
    const request = { url: slow.url, events: ["order.placed" as const], active: true };
    await createWebhook({ ...by, request });
    const workers = [outboxWorker(db), receiverWorker(db, webhookWorker(db))];
    const worker = await startQueues({ databaseUrl, workers });
    await announcedOrder(db);
    await expect.poll(() => types()).toEqual(["order.placed"]);
    await expect.poll(() => slow.received.length).toBe(1);
    await announcedOrder(db);
    await expect.poll(() => types()).toEqual(["order.placed", "order.placed"]);
    await slow.stop();
    await worker.stop();
    expect(await db.webhookDelivery.count({ where: { state: "delivered" } })).toBe(2);
  });
});
