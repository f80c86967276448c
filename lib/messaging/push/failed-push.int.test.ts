import { createECDH } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcedOrder } from "@/e2e/steps/announced-steps";
import { givenSession, givenUser } from "@/e2e/steps/factories";
import { doDueJobs, queuedJobs, readWaits } from "@/e2e/steps/messaging/queue-steps";
import { testDatabase } from "@/e2e/support/database";
import { Device, startPushService } from "@/e2e/support/stand-ins/push-service";
import { answering } from "@/e2e/support/stand-ins/webhook-receiver";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { readQueues } from "@/lib/dashboard/system/read-queues";
import { retryFailedJobs } from "@/lib/dashboard/system/retry-failed-jobs";
import { pushWorker } from "@/lib/identity/devices/deliver";

/** Notifications refused by a push service. */

const pair = createECDH("prime256v1");
// Must precede the first read of the environment.
vi.stubEnv("WEBHOOK_ALLOW_LOOPBACK", "1");
vi.stubEnv("VAPID_PUBLIC_KEY", pair.generateKeys("base64url"));
const key = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
vi.stubEnv("VAPID_PRIVATE_KEY", key.toString("base64url"));
vi.stubEnv("VAPID_SUBJECT", "mailto:owner@example.in");

const { db } = testDatabase();
const HOUR_MS = 3_600_000;

let service: Awaited<ReturnType<typeof startPushService>>;

beforeEach(async () => {
  service = await startPushService();
  const { id: userId } = await givenUser(db, { role: "admin", email: "admin@example.in" });
  const { id: sessionId } = await givenSession(db, { userId, remember: true });
  // An admin session expires after hours of inactivity.
  const data = {
    lastSeenAt: new Date(Date.now() + 12 * HOUR_MS),
    expiresAt: new Date(Date.now() + 100 * HOUR_MS),
  };
  await db.session.update({ where: { id: sessionId }, data });
  const device = { ...new Device().keys, endpoint: service.url, events: ["order.placed"] };
  await db.pushSubscription.create({ data: { ...device, sessionId } });
  await announcedOrder(db);
});

afterEach(() => service.stop());

const sendDue = (at: number) => doDueJobs(db, pushWorker(db), new Date(at));

it("one refused permanently is listed among failures, and can be sent manually", async () => {
  service.become(answering(413));
  expect(await sendDue(Date.now() + 1000)).toBe(1);
  expect((await readQueues(db)).failedJobs).toMatchObject([
    { queue: "push", template: "order.placed", reason: "status 413", attempts: 1 },
  ]);
  service.become(answering(201));
  const failedBefore = new Date(Date.now() + 1000);
  const retry = { db, ipAddress: "::1", actor: SYSTEM_ACTOR, which: { failedBefore } };
  expect(await retryFailedJobs({ ...retry, mailsAlone: true })).toBe(0);
  expect(await retryFailedJobs({ ...retry, mailsAlone: false })).toBe(1);
  expect(await sendDue(Date.now() + 1000)).toBe(1);
  expect(service.received).toHaveLength(2);
  expect((await readQueues(db)).failedJobs).toEqual([]);
});

it("one is given up at the twelfth attempt, before it is twelve hours old", async () => {
  service.become(answering(503));
  const start = Date.now();
  let at = start;
  for (let n = 1; n <= 12; n += 1) {
    at += 60_000;
    expect(await sendDue(at)).toBe(1);
    const [wait = 0] = await readWaits(db, "push");
    at += wait * 1000;
  }
  expect(at - start).toBeLessThan(12 * HOUR_MS);
  expect(await queuedJobs(db, "push")).toEqual([]);
  const [failed] = (await readQueues(db)).failedJobs;
  expect(failed).toMatchObject({ queue: "push", reason: "status 503", attempts: 12 });
});
