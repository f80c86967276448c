import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { appliedMigrations } from "@/lib/db/migrations/migrate";
import { byteCache } from "@/lib/http/cache/byte-cache";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { withWebRole } from "@/e2e/support/limited-role";
import { givenOrder } from "@/e2e/steps/factories";
import { queuedJobs } from "@/e2e/steps/messaging/queue-steps";
import { mailState, readSystem } from "./read-system";
import { retryFailedJobs } from "./retry-failed-jobs";
import { systemSchema } from "./schemas";

const { db, url } = testDatabase();
const actor = { userId: null, identifier: "meera@example.com", name: "Meera" };
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "shop-system-"));
  process.env.DATA_DIR = folder;
  await mkdir(path.join(folder, "uploads"));
  await writeFile(path.join(folder, "uploads", "a.webp"), "12345");
  await writeFile(path.join(folder, "uploads", "b.webp"), "123");
});
afterAll(() => rm(folder, { recursive: true }));

/** Inserts a failed mail as the queue leaves it. */
async function givenFailedMail(orderId?: string): Promise<string> {
  const data = JSON.stringify({ template: "order-shipped", ...(orderId ? { orderId } : {}) });
  const [row] = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO pgboss.job (name, data, source_name, source_id, source_retry_count, source_output,
      source_created_on)
    VALUES ('mail-failed', ${data}::jsonb, 'mail', gen_random_uuid(), 12,
      '{"reason": "ESOCKET ECONNREFUSED CONN"}', '2026-11-20T06:00:00Z')
    RETURNING id`;
  return row?.id ?? "";
}

const BY = { db, actor, ipAddress: "203.0.113.7", mailsAlone: false };
const retry = (id: string) => retryFailedJobs({ ...BY, which: { id } });
const retryAll = (failedBefore = new Date(Date.now() + 1000)) =>
  retryFailedJobs({ ...BY, which: { failedBefore } });

const audited = () => auditEntries(db, { action: "Job Retried" });

it("tells what is kept in memory, and what it may take at most", async () => {
  const before = (await readSystem(db)).memory;
  byteCache<{ bytes: number }>("of the test", 1000).set("page", { bytes: 300 });
  const { bytes, keptBytes, mostKeptBytes } = (await readSystem(db)).memory;
  expect(bytes).toBeGreaterThan(0);
  expect([keptBytes - before.keptBytes, mostKeptBytes - before.mostKeptBytes]).toEqual([300, 1000]);
});

describe("the state of the system", () => {
  it("is told again as soon as the folder of the pictures can be read", async () => {
    const [uploads, elsewhere] = [path.join(folder, "uploads"), path.join(folder, "elsewhere")];
    await rename(uploads, elsewhere);
    await expect(readSystem(db)).rejects.toThrow("ENOENT");
    await rename(elsewhere, uploads);
    expect((await readSystem(db)).storage).toMatchObject({ files: 2, bytes: 8 });
  });

  it("is notified of every part", async () => {
    await db.$transaction((tx) =>
      tx.auditLog.create({
        data: {
          actor: SYSTEM_ACTOR.identifier,
          actorName: SYSTEM_ACTOR.name,
          action: "Data Pruned",
          type: "system",
          status: "success",
          description: "Pruned",
        },
      }),
    );
    const at = "2026-11-20T20:00:00.000Z";
    const value = JSON.stringify({ at, bytes: 1_234, file: "shop-20261120.tar" });
    await db.setting.create({ data: { key: "lastBackup", value } });
    const system = systemSchema.parse(await readSystem(db));
    expect(system.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(system.database.version).toMatch(/^18\./);
    expect(system.database.bytes).toBeGreaterThan(1_000_000);
    expect(system.database.latencyMs).toBeGreaterThan(0);
    expect(system.database.connections).toBeGreaterThan(0);
    expect(system.migrations).toMatchObject({ pending: [], failed: [] });
    expect(system.migrations.applied).toBe((await appliedMigrations(url)).length);
    expect(system.storage).toMatchObject({ kind: "disk", files: 2, bytes: 8, remoteImages: 0 });
    expect(system.storage.freeBytes).toBeGreaterThan(0);
    expect(system.lastBackup).toEqual({ at, bytes: 1_234, file: "shop-20261120.tar" });
    expect(system.auditChain?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("has no backup before the first, nor by a note that nobody can read", async () => {
    expect((await readSystem(db)).lastBackup).toBeNull();
    await db.setting.create({ data: { key: "lastBackup", value: "yesterday" } });
    expect((await readSystem(db)).lastBackup).toBeNull();
  });

  it("can be asked by the role that answers requests", async () => {
    await givenFailedMail();
    await withWebRole(url, async (web) => {
      const { queue, failedJobs, migrations, auditChain } = await readSystem(web);
      expect(queue.failed).toBe(1);
      expect(migrations.pending).toEqual([]);
      expect(auditChain).toBeNull();
      const which = { id: failedJobs[0]?._id ?? "" };
      expect(await retryFailedJobs({ ...BY, db: web, which })).toBe(1);
    });
  });

  it.each([
    ["smtps://user:secret@mail.example.com:465", "mail.example.com:465", true],
    ["smtp://localhost:2525", "localhost:2525", false],
  ])("names the mail server of %s without its password", (address, host, encrypted) => {
    expect(mailState(address)).toEqual({ kind: "smtp", host, encrypted });
  });

  it("says when mail is written to the outbox", () => {
    expect(mailState(null)).toEqual({ kind: "outbox", host: null, encrypted: false });
  });
});

describe("a given-up mail", () => {
  it("is told without its recipient", async () => {
    const order = await givenOrder(db);
    const id = await givenFailedMail(order.id);
    const { queue, failedJobs } = await readSystem(db);
    expect(queue).toMatchObject({ waiting: 0, active: 0, failed: 1, oldestWaitingAt: null });
    expect(failedJobs).toEqual([
      {
        _id: id,
        queue: "mail",
        template: "order-shipped",
        about: order.orderId,
        reason: "ESOCKET ECONNREFUSED CONN",
        attempts: 13,
        queuedAt: "2026-11-20T06:00:00.000Z",
        failedAt: expect.any(String) as string,
      },
    ]);
    expect(JSON.stringify(failedJobs)).not.toContain(order.email);
  });

  it("waits again after a retry, with who did it", async () => {
    const id = await givenFailedMail();
    expect(await retry(id)).toBe(1);
    expect((await readSystem(db)).queue).toMatchObject({ waiting: 1, retrying: 0, failed: 0 });
    expect(await audited()).toMatchObject([
      {
        type: "system",
        description: "meera@example.com queued a failed job again",
        details: { count: 1, job: id },
      },
    ]);
  });

  it("is retried once, no matter who else presses at the same moment", async () => {
    const id = await givenFailedMail();
    await retry(await givenFailedMail());
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => readCode(retry(id))));
    expect(outcomes.sort()).toEqual(["done", ...Array<string>(5).fill("not_found")]);
    expect((await readSystem(db)).queue).toMatchObject({ waiting: 2, failed: 0 });
    expect(await audited()).toHaveLength(2);
  });

  it("goes with all others at once, each of them once", async () => {
    for (let count = 0; count < 5; count += 1) await givenFailedMail();
    const counts = await Promise.all([retryAll(), retryAll(), retryAll()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect((await readSystem(db)).queue).toMatchObject({ waiting: 5, failed: 0 });
    expect(await retryAll()).toBe(0);
    expect((await audited()).length).toBe(counts.filter((count) => count > 0).length);
  });

  it("stays when it failed after what the admin saw", async () => {
    const id = await givenFailedMail();
    await db.$executeRaw`UPDATE pgboss.job SET created_on = now() - interval '1 hour' WHERE id = ${id}::uuid`;
    await givenFailedMail();
    expect(await retryAll(new Date(Date.now() - 60_000))).toBe(1);
    expect((await readSystem(db)).queue).toMatchObject({ waiting: 1, failed: 1 });
  });

  it("is kept when the transaction fails", async () => {
    const id = await givenFailedMail();
    const nobody = { ...actor, userId: "not an id" };
    const failing = retryFailedJobs({ ...BY, actor: nobody, which: { id } });
    await expect(failing).rejects.toThrow();
    expect((await readSystem(db)).queue).toMatchObject({ waiting: 0, failed: 1 });
  });

  it("that nobody knows is not found", async () => {
    expect(await readCode(retry("0199c0de-0000-7000-8000-000000000001"))).toBe("not_found");
  });
});

describe("all queues", () => {
  /** A webhook with a delivery that was given up, whose receiver answered 500. */
  async function givenFailedDelivery(active = true) {
    const url = "https://receiver.example/secret-path";
    const webhook = await db.webhook.create({
      data: { url, events: ["order.created"], active, secret: "sealed" },
    });
    const attempts = [{ at: "2026-11-21T06:00:00.000Z", status: 500 }];
    const told = { type: "order.created", objectId: webhook.id, body: "{}", attempts };
    return db.webhookDelivery.create({ data: { ...told, webhookId: webhook.id, state: "failed" } });
  }

  async function givenFailedRefund() {
    const order = await givenOrder(db);
    const refund = await db.orderRefund.create({
      data: {
        orderId: order.id,
        state: "under_way",
        amountPaise: 1000,
        means: "razorpay",
        providerPaymentId: "pay_1",
        reason: "Agreed",
        by: "Meera",
      },
    });
    const data = JSON.stringify({ refundId: refund.id });
    await db.$executeRaw`
      INSERT INTO pgboss.job (name, data, source_name, source_output)
      VALUES ('refund-failed', ${data}::jsonb, 'refund', '{"reason": "Razorpay did not answer"}'),
        ('einvoice', '{}', NULL, NULL)`;
    return order;
  }

  const readCounts = async () =>
    (await readSystem(db)).queues
      .filter(({ waiting, failed }) => waiting + failed > 0)
      .map(({ name, waiting, failed }) => [name, waiting, failed]);

  it("say how much waits, and what failed with its reason, and try all again at once", async () => {
    const order = await givenFailedRefund();
    await givenFailedDelivery();
    await givenFailedDelivery(false);
    await db.whatsAppMessage.create({
      data: { number: "+919876543210", state: "failed", error: "131026: not on WhatsApp" },
    });
    expect(await readCounts()).toEqual([
      ["webhook", 0, 1],
      ["whatsapp", 0, 1],
      ["refund", 0, 1],
      ["einvoice", 1, 0],
    ]);
    const { failedJobs } = await readSystem(db);
    const byQueue = Object.fromEntries(failedJobs.map((job) => [job.queue, job]));
    expect(byQueue).toMatchObject({
      webhook: { about: "receiver.example", reason: "status 500", attempts: 1 },
      whatsapp: { about: null, reason: "131026: not on WhatsApp" },
      refund: { about: order.orderId, reason: "Razorpay did not answer" },
    });
    expect(JSON.stringify(failedJobs)).not.toMatch(/secret-path|98765/);
    expect(await retryAll()).toBe(3);
    expect(await readCounts()).toEqual([
      ["webhook", 1, 0],
      ["whatsapp", 1, 0],
      ["refund", 1, 0],
      ["einvoice", 1, 0],
    ]);
  });

  it("show of each what failed last, however much of another failed since", async () => {
    await givenFailedRefund();
    const failed = { number: "+919876543210", state: "failed", error: "131026" } as const;
    await db.whatsAppMessage.createMany({ data: Array.from({ length: 60 }, () => failed) });
    const { failedJobs } = await readSystem(db);
    expect(failedJobs).toHaveLength(50);
    expect(failedJobs.at(-1)).toMatchObject({ queue: "refund" });
    const times = failedJobs.map(({ failedAt }) => failedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it("are not an API key's to try again, but for mails", async () => {
    await givenFailedRefund();
    const { id } = await givenFailedDelivery();
    await givenFailedMail();
    const byKey = { ...BY, mailsAlone: true };
    expect(await readCode(retryFailedJobs({ ...byKey, which: { id } }))).toBe("not_found");
    const failedBefore = new Date(Date.now() + 1000);
    expect(await retryFailedJobs({ ...byKey, which: { failedBefore } })).toBe(1);
    expect(await readCounts()).toEqual([
      ["mail", 1, 0],
      ["webhook", 0, 1],
      ["refund", 0, 1],
      ["einvoice", 1, 0],
    ]);
  });

  it("try one failed WhatsApp message again", async () => {
    const failed = { number: "+919876543210", state: "failed", error: "131026" } as const;
    const { id, number } = await db.whatsAppMessage.create({
      data: { ...failed, providerId: "wamid.1" },
    });
    expect(await retry(id)).toBe(1);
    expect(await queuedJobs(db, "whatsapp")).toEqual([{ messageId: id, number }]);
    const waiting = { state: "waiting", error: null, providerId: null };
    expect(await db.whatsAppMessage.findFirst()).toMatchObject(waiting);
    expect(await readCode(retry(id))).toBe("not_found");
  });

  it("try one failed webhook again", async () => {
    const { id } = await givenFailedDelivery();
    expect(await retry(id)).toBe(1);
    expect(await readCode(retry(id))).toBe("not_found");
    const { id: ofUnused } = await givenFailedDelivery(false);
    expect(await readCode(retry(ofUnused))).toBe("not_found");
  });
});
