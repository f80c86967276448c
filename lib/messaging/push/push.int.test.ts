import { createECDH } from "node:crypto";
import type { ServerResponse } from "node:http";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { announcedMessage, announcedOrder, announcedPayment } from "@/e2e/steps/announced-steps";
import { givenSession, givenUser } from "@/e2e/steps/factories";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { Device, readSender, startPushService } from "@/e2e/support/stand-ins/push-service";
import { answering } from "@/e2e/support/stand-ins/webhook-receiver";
import { doDueJobs, queuedJobs, readWaits } from "@/e2e/steps/messaging/queue-steps";
import { columnDay } from "@/lib/base/india-time";
import type { Role } from "@/lib/base/permissions";
import type { SignedIn } from "@/lib/identity/session/identify";
import { endSessions } from "@/lib/identity/session/sessions";
import { addDevice } from "@/lib/identity/devices/add-device";
import { pushWorker } from "@/lib/identity/devices/deliver";
import { readPush } from "@/lib/identity/devices/queries";
import { notifyLate } from "@/lib/dashboard/notify-late";
import { removeDevice, updateDevice } from "@/lib/identity/devices/update-device";
import { jobsAreDue } from "@/lib/messaging/queue/jobs";
import { outboxWorker } from "@/lib/messaging/queue/outbox";
import { receiverWorker } from "@/lib/messaging/queue/receiver-worker";
import { startQueues } from "@/lib/messaging/queue/work-queues";
import { lateIsDue } from "./late";
import { PUSH_EVENTS, type PushEvent } from "./events";

// Created by the platform alone, like those that earlier versions stored.
const pair = createECDH("prime256v1");
const PUBLIC_KEY = pair.generateKeys("base64url");
// Must precede the first read of the environment.
vi.stubEnv("WEBHOOK_ALLOW_LOOPBACK", "1");
vi.stubEnv("VAPID_PUBLIC_KEY", PUBLIC_KEY);
// Leading zeros are omitted, but count towards its length.
const PRIVATE_KEY = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
vi.stubEnv("VAPID_PRIVATE_KEY", PRIVATE_KEY.toString("base64url"));
vi.stubEnv("VAPID_SUBJECT", "mailto:owner@example.in");

const { db, url: databaseUrl } = testDatabase();
const ipAddress = "203.0.113.9";

let service: Awaited<ReturnType<typeof startPushService>>;

beforeEach(async () => {
  service = await startPushService();
});

afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
});

async function signedIn(role: Role): Promise<SignedIn> {
  const user = await givenUser(db, { role, name: "Meera Nair", email: `${role}@example.in` });
  const session = await givenSession(db, { userId: user.id, remember: true });
  return { state: "signed-in", account: user, session } as unknown as SignedIn;
}

async function givenDevice(role: Role, events: readonly PushEvent[], path = "") {
  const identity = await signedIn(role);
  const device = new Device();
  const wanted = { endpoint: service.url + path, ...device.keys, events: [...events] };
  const added = await addDevice({ db, identity, device: wanted, ipAddress });
  return { identity, device, added };
}

const sendDue = (now = new Date(Date.now() + 1_000)) => doDueJobs(db, pushWorker(db), now);

const countWaiting = async () => (await queuedJobs(db, "push")).length;

describe("a notification", () => {
  it("reports the event, encrypted for its device and signed by the shop", async () => {
    const { device, added } = await givenDevice("admin", ["order.placed"]);
    expect(added).toMatchObject({ events: ["order.placed"], current: true });
    const { id, orderId } = await announcedOrder(db);
    expect(await sendDue()).toBe(1);
    const [sent] = service.received;
    if (!sent) throw new Error("Nothing was sent.");
    expect(device.read(sent)).toEqual({
      title: "New order",
      body: `${orderId}, ₹1,122.00`,
      url: `/admin/orders/${id}`,
      tag: expect.any(String) as string,
    });
    expect(sent.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
    expect(Number(sent.headers.ttl)).toBeGreaterThan(11 * 3600);
    expect(await readSender(sent)).toMatchObject({
      key: PUBLIC_KEY,
      aud: new URL(service.url).origin,
      sub: "mailto:owner@example.in",
    });
    expect(await countWaiting()).toBe(0);
  });

  it("reports payments and messages without names or texts", async () => {
    const { device } = await givenDevice("admin", ["order.paid", "message.received"]);
    const { id, orderId } = await announcedOrder(db, { customerName: "Ravi Kumar" });
    await announcedPayment(db, { orderId: id, amountPaise: 50_000 });
    const from = { name: "Ravi Kumar", email: "ravi@example.in", ipAddress: "" };
    await announcedMessage(db, { ...from, message: "Is it dry?" });
    await sendDue();
    const told = service.received.map((each) => device.read(each) as Record<string, string>);
    expect(told.map(({ title, body }) => `${title}: ${body}`).sort()).toEqual([
      "New message: Somebody wrote to the shop",
      `Payment received: ${orderId}, ₹500.00`,
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Ravi|dry/);
  });

  it("of a payment is not sent to its recorder", async () => {
    const { identity } = await givenDevice("admin", ["order.paid"]);
    const { id } = await announcedOrder(db);
    await announcedPayment(db, { orderId: id, amountPaise: 100, userId: identity.account.id });
    expect(await sendDue()).toBe(0);
  });

  it("is written in the transaction of its cause, or not at all", async () => {
    await givenDevice("admin", ["order.placed"]);
    const failed = db.$transaction(async (tx) => {
      await announcedOrder(tx as never);
      const sent = await tx.$queryRaw`SELECT FROM pgboss.job WHERE name = 'push'`;
      expect(sent).toHaveLength(1);
      throw new Error("called off");
    });
    await expect(failed).rejects.toThrow("called off");
    expect(await countWaiting()).toBe(0);
  });
});

describe("the recipients of notifications", () => {
  it.each([
    ["packer", ["order.placed", "orders.late"]],
    ["catalogue", []],
    ["sales", []],
    ["accountant", ["order.placed", "order.paid"]],
    ["admin", [...PUSH_EVENTS]],
  ] as const)("the %s may subscribe only to %j", async (role, events) => {
    const identity = await signedIn(role);
    const state = await readPush(db, identity);
    expect(state.events).toEqual(events);
    for (const event of PUSH_EVENTS) {
      const { keys } = new Device();
      const device = { endpoint: service.url, ...keys, events: [event] };
      const attempt = addDevice({ db, identity, device, ipAddress });
      if ((events as readonly string[]).includes(event)) await attempt;
      else expect((await readRefusal(attempt)).code, event).toBe("forbidden");
    }
  });

  it("exclude accounts with a changed role, deactivated, signed out or inactive for days", async () => {
    const { identity } = await givenDevice("accountant", ["order.paid", "order.placed"]);
    const { id: userId } = identity.account;
    const where = { id: userId };
    const { id: orderId } = await announcedOrder(db);
    await sendDue();
    service.received.length = 0;
    await db.user.update({ where, data: { role: "packer" } });
    await announcedPayment(db, { orderId, amountPaise: 100 });
    expect(await sendDue()).toBe(1);
    await db.user.update({ where, data: { role: "accountant", deactivatedAt: new Date() } });
    await announcedOrder(db);
    await sendDue();
    await db.user.update({ where, data: { deactivatedAt: null } });
    const away = new Date(Date.now() - 4 * 24 * 3600_000);
    await db.session.updateMany({ where: { userId }, data: { lastSeenAt: away } });
    await announcedOrder(db);
    await sendDue();
    expect(service.received).toEqual([]);
    expect(await db.pushSubscription.count()).toBe(1);
    await endSessions(db, userId);
    expect(await db.pushSubscription.count()).toBe(0);
    await announcedOrder(db);
    expect(await countWaiting()).toBe(0);
  });

  it("include the account that signed in last on a device", async () => {
    const first = await givenDevice("admin", ["order.placed"]);
    const second = await givenDevice("packer", ["order.placed"]);
    expect((await readPush(db, first.identity)).devices).toEqual([]);
    expect((await readPush(db, second.identity)).devices).toHaveLength(1);
  });

  it("have the choices of the device's owner, who alone can change or remove it", async () => {
    const { identity, added } = await givenDevice("admin", ["order.placed"]);
    const other = await signedIn("packer");
    const id = added._id;
    const change = { db, id, ipAddress, events: ["order.paid" as const] };
    expect((await readRefusal(updateDevice({ ...change, identity: other }))).code).toBe(
      "forbidden",
    );
    const late = { ...change, events: ["orders.late" as const], identity: other };
    expect((await readRefusal(updateDevice(late))).code).toBe("not_found");
    expect((await readRefusal(removeDevice({ ...change, identity: other }))).code).toBe(
      "not_found",
    );
    expect(await updateDevice({ ...change, identity })).toMatchObject({ events: ["order.paid"] });
    await announcedOrder(db);
    expect(await countWaiting()).toBe(0);
    await removeDevice({ ...change, identity });
    expect((await readPush(db, identity)).devices).toEqual([]);
    const entries = await auditEntries(db);
    expect(entries.filter(({ description }) => /otifi|told/.test(description))).toHaveLength(3);
  });

  it("exclude addresses of private networks, and unusable keys", async () => {
    const identity = await signedIn("admin");
    const { keys } = new Device();
    const device = { endpoint: service.url, ...keys, events: [] };
    for (const endpoint of [
      "https://10.0.0.8/x",
      "http://push.example.in/x",
      "https://[fe80::1]/",
    ]) {
      const attempt = addDevice({ db, identity, device: { ...device, endpoint }, ipAddress });
      expect((await readRefusal(attempt)).details.fields, endpoint).toHaveProperty("endpoint");
    }
    const broken = { ...device, p256dh: `B${"A".repeat(86)}` };
    const refused = await readRefusal(addDevice({ db, identity, device: broken, ipAddress }));
    expect(refused.details.fields).toHaveProperty("p256dh");
  });
});

describe("a push service", () => {
  it.each([404, 410])("that answers %i is not called again", async (status) => {
    service.become(answering(status));
    await givenDevice("admin", ["order.placed"]);
    await announcedOrder(db);
    await announcedOrder(db);
    await sendDue();
    expect(await db.pushSubscription.count()).toBe(0);
    expect(await countWaiting()).toBe(0);
  });

  it("that is down or busy is retried at growing intervals, for twelve hours", async () => {
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    await givenDevice("admin", ["order.placed"]);
    await announcedOrder(db);
    service.become(answering(503));
    expect(await sendDue()).toBe(1);
    expect(await readWaits(db, "push")).toEqual([20]);
    service.become(answering(429));
    expect(await sendDue(later(60))).toBe(1);
    expect(await readWaits(db, "push")).toEqual([40]);
    expect(await sendDue(later(600))).toBe(1);
    expect(await sendDue(later(12 * 3600 + 60))).toBe(1);
    expect(await countWaiting()).toBe(0);
    expect(await db.pushSubscription.count()).toBe(1);
    expect(service.received).toHaveLength(3);
  });

  it("that refuses a message permanently is not retried", async () => {
    service.become(answering(413));
    await givenDevice("admin", ["order.placed"]);
    await announcedOrder(db);
    await sendDue();
    expect(await countWaiting()).toBe(0);
    expect(await db.pushSubscription.count()).toBe(1);
  });

  it("that never answers delays only its own device", async () => {
    const held: ServerResponse[] = [];
    service.become((response, { path }) => {
      if (path.endsWith("/slow")) held.push(response);
      else response.writeHead(201).end();
    });
    await givenDevice("admin", ["order.placed"], "/slow");
    await givenDevice("packer", ["order.placed"], "/quick");
    await announcedOrder(db);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    expect(await jobsAreDue(pool)).toBe(true);
    await pool.end();
    const workers = [outboxWorker(db), receiverWorker(db, pushWorker(db))];
    const sender = await startQueues({ databaseUrl, workers });
    await vi.waitFor(() => expect(service.received).toHaveLength(2), 10_000);
    await announcedOrder(db);
    const quick = () => service.received.filter(({ path }) => path.endsWith("/quick"));
    await vi.waitFor(() => expect(quick()).toHaveLength(2), 10_000);
    for (const response of held) response.writeHead(201).end();
    service.become(answering(201));
    await sender.stop();
  });
});

it("late orders are announced once a day, from nine in the morning", async () => {
  const { device } = await givenDevice("packer", ["orders.late"]);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const isDue = async () => lateIsDue(pool);
  const at = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  await announcedOrder(db, {
    status: "Pending",
    dispatchBy: columnDay(new Date("2026-11-27T06:00Z")),
  });
  at("2026-11-30T08:59:00+05:30");
  expect(await isDue()).toBe(false);
  expect(await notifyLate(db)).toBe(0);
  at("2026-11-30T09:00:00+05:30");
  expect(await isDue()).toBe(true);
  expect(await notifyLate(db)).toBe(1);
  expect(await isDue()).toBe(false);
  expect(await notifyLate(db)).toBe(0);
  at("2026-12-01T09:15:00+05:30");
  expect(await notifyLate(db)).toBe(1);
  const now = new Date("2026-12-01T09:16:00+05:30");
  // The queue uses the database's clock.
  const dayBefore = new Date("2026-11-30T09:00:00+05:30");
  await db.$executeRaw`
    UPDATE pgboss.job SET created_on = CASE
      WHEN id = (SELECT id FROM pgboss.job WHERE name = 'push' ORDER BY created_on DESC LIMIT 1)
      THEN ${now}::timestamptz ELSE ${dayBefore}::timestamptz END
    WHERE name = 'push' AND state = 'created'`;
  const expiresAt = new Date("2027-01-01T00:00:00Z");
  await db.session.updateMany({ data: { lastSeenAt: now, expiresAt } });
  expect(await sendDue(now)).toBe(2);
  // Yesterday's was not sent in time, and is dropped.
  expect(service.received).toHaveLength(1);
  expect(device.read(service.received[0] as never)).toMatchObject({
    title: "1 order is late",
    url: "/admin/orders?status=Late",
  });
  await pool.end();
});
