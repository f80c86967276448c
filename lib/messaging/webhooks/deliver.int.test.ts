import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Webhook as ForeignReader } from "standardwebhooks";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { announcedOrder } from "@/e2e/steps/announced-steps";
import { givenUser } from "@/e2e/steps/factories";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { answering, startReceiver, type Receiver } from "@/e2e/support/stand-ins/webhook-receiver";
import type { Mail } from "@/lib/messaging/email/mail";
import { writeStatus } from "@/lib/orders/announced/write-status";
import { composeMail } from "@/lib/runtime/mails/compose";
import { createWebhook } from "./create-webhook";
import { deleteWebhook } from "./delete-webhook";
import { deliver, startWebhookWorker, takeDue } from "./deliver";
import { deliveriesAreDue } from "./due";
import { listDeliveries, listWebhooks } from "./queries";
import { replayDelivery } from "./replay-delivery";
import { rotateSecret } from "./rotate-secret";
import { updateWebhook } from "./update-webhook";

// Read when the environment is first asked for.
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
  vi.useRealTimers();
  await receiver.stop();
});

/** Sends everything that is due at this moment, one round after the other. */
async function sendDue(now = new Date()): Promise<number> {
  vi.useFakeTimers({ toFake: ["Date"], now });
  const due = await takeDue(db, { now, busy: [] });
  for (const each of due) await deliver(db, each);
  vi.useRealTimers();
  return due.length;
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const deliveries = async (id = webhook._id) =>
  (await listDeliveries(db, id, { limit: 25, cursor: undefined })).items;
const types = () =>
  receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

const advance = (id: string, status: "Processing" | "Shipped") =>
  db.$transaction((tx) => writeStatus(tx, id, { status }));

describe("a delivery", () => {
  it("carries a signature that another program verifies, and what happened", async () => {
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

  it("is signed by the old and the new secret for a day after they changed", async () => {
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

  it("that fails is tried again with the same id and body, and growing waits", async () => {
    receiver.become(answering(503));
    await announcedOrder(db);
    const start = later(1);
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
    expect(await sendDue(start)).toBe(1);
    expect(await sendDue(at(19))).toBe(0);
    expect(await sendDue(at(20))).toBe(1);
    expect(await sendDue(at(59))).toBe(0);
    receiver.become(answering(200));
    expect(await sendDue(at(60))).toBe(1);
    expect(await sendDue(at(90_000))).toBe(0);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const [delivery] = await deliveries();
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(delivery?.state).toBe("delivered");
    expect(await listWebhooks(db)).toMatchObject([{ failingSince: null }]);
  });

  it("fails for good after 24 hours", async () => {
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

  it("waits for earlier ones about the same order, and for no others", async () => {
    const { id } = await announcedOrder(db);
    await advance(id, "Processing");
    await advance(id, "Shipped");
    receiver.become(answering(500));
    const start = later(1);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    expect(await deliveriesAreDue(pool)).toBe(true);
    expect(await sendDue(start)).toBe(1);
    // No worker has to be started for what waits behind another.
    expect(await deliveriesAreDue(pool)).toBe(false);
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

  it("does not wait for one that failed for good", async () => {
    const { id } = await announcedOrder(db);
    await db.webhookDelivery.updateMany({ data: { state: "failed", nextAt: null } });
    await advance(id, "Processing");
    await sendDue(later(1));
    expect(types()).toEqual(["order.status"]);
  });

  it("is sent again at a press, with the same id and body, and waits its turn", async () => {
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

  it("is taken by one of several workers, and given back when that one dies", async () => {
    await announcedOrder(db);
    const now = later(1);
    const takes = Array.from({ length: 8 }, () => takeDue(db, { now, busy: [] }));
    expect((await Promise.all(takes)).flat()).toHaveLength(1);
    expect(await takeDue(db, { now: later(59), busy: [] })).toHaveLength(0);
    expect(await takeDue(db, { now: later(62), busy: [] })).toHaveLength(1);
  });

  it("is not written for a webhook that is off or wants other events, nor sent once it is off", async () => {
    await announcedOrder(db);
    await updateWebhook({ ...by, id: webhook._id, request: { active: false } });
    await announcedOrder(db);
    expect(await deliveries()).toHaveLength(1);
    expect(await sendDue(later(1))).toBe(0);
    const request = { active: true, events: ["stock.low" as const] };
    await updateWebhook({ ...by, id: webhook._id, request });
    await announcedOrder(db);
    expect(await sendDue(later(2))).toBe(1);
    expect(await deliveries()).toHaveLength(1);
  });

  it("goes with its webhook, also while it is under way", async () => {
    const { id } = await announcedOrder(db);
    const [due] = await takeDue(db, { now: later(1), busy: [] });
    if (!due) throw new Error("Nothing is due.");
    await deleteWebhook({ ...by, id: webhook._id });
    expect(await deliver(db, due)).toMatchObject({ status: null });
    await advance(id, "Processing");
    expect(await db.webhookDelivery.count()).toBe(0);
  });
});

describe("a webhook that only fails", () => {
  it("is switched off after five days, and the admins are told once", async () => {
    const admin = await givenUser(db, { role: "admin" });
    await givenUser(db, { role: "packer" });
    receiver.become(answering(404));
    const start = later(1);
    const day = (n: number) => new Date(start.getTime() + n * 24 * 3600 * 1000);
    await announcedOrder(db);
    await sendDue(start);
    expect((await listWebhooks(db))[0]).toMatchObject({ active: true });
    await announcedOrder(db);
    await sendDue(day(4.9));
    expect((await listWebhooks(db))[0]).toMatchObject({ active: true });
    await sendDue(day(5.1));
    expect((await listWebhooks(db))[0]).toMatchObject({ active: false });
    expect(await auditEntries(db, { action: "Webhook Stopped" })).toHaveLength(1);
    const mails = await db.$queryRaw`SELECT data FROM pgboss.job WHERE name = 'mail'`;
    expect(mails).toEqual([
      { data: { template: "webhook-stopped", webhookId: webhook._id, userId: admin.id } },
    ]);
    const [mail] = mails as { data: Mail }[];
    if (!mail) throw new Error("No mail is queued.");
    const compose = () =>
      composeMail(db, { mail: mail.data, queuedAt: start }, { appUrl: "https://shop.example" });
    const host = new URL(receiver.url).host;
    expect(await compose()).toMatchObject({
      to: { address: admin.email },
      subject: `The webhook to ${host} was switched off`,
    });
    await updateWebhook({ ...by, id: webhook._id, request: { active: true } });
    expect((await listWebhooks(db))[0]).toMatchObject({ active: true, failingSince: null });
    expect(await compose()).toBeUndefined();
  });
});

describe("the worker", () => {
  it("sends what comes, and one that does not answer delays only itself", async () => {
    const slow = await startReceiver(() => undefined);
    const request = { url: slow.url, events: ["order.placed" as const], active: true };
    await createWebhook({ ...by, request });
    const worker = startWebhookWorker({ databaseUrl });
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

describe("the address of a webhook", () => {
  it.each(["https://10.0.0.1/", "https://[::ffff:10.0.0.1]/", "http://93.184.216.34/", "nonsense"])(
    "%s is refused by its field",
    async (url) => {
      const request = { url, events: ["order.placed" as const], active: true };
      const refusals = [
        await readRefusal(createWebhook({ ...by, request })),
        await readRefusal(updateWebhook({ ...by, id: webhook._id, request: { url } })),
      ];
      for (const { code, details } of refusals) {
        expect({ code, fields: Object.keys(details.fields ?? {}) }).toEqual({
          code: "invalid_input",
          fields: ["url"],
        });
      }
    },
  );

  it("may be one whose name is not known yet, and stands in no audit entry", async () => {
    const url = "https://hooks.invalid/a-secret-in-the-path";
    await updateWebhook({ ...by, id: webhook._id, request: { url } });
    const [entry] = await auditEntries(db, { action: "Webhook Updated" });
    expect(JSON.stringify(entry)).toContain("hooks.invalid");
    expect(JSON.stringify(entry)).not.toContain("a-secret-in-the-path");
  });
});
