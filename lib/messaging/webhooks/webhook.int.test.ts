import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcedOrder } from "@/e2e/steps/announced-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenUser } from "@/e2e/steps/factories";
import { doDueJobs, queuedMails } from "@/e2e/steps/messaging/queue-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { answering, startReceiver, type Receiver } from "@/e2e/support/stand-ins/webhook-receiver";
import { composeMail } from "@/lib/runtime/mails/compose";
import { createWebhook } from "./create-webhook";
import { webhookWorker } from "./deliver";
import { listWebhooks } from "./queries";
import { updateWebhook } from "./update-webhook";

// Must precede the first read of the environment.
vi.stubEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

const { db } = testDatabase();
const ADMIN = { userId: null, identifier: "meera@example.in", name: "Meera Nair" };
const by = { db, actor: ADMIN, ipAddress: "203.0.113.9" };

let receiver: Receiver;
let webhook: Awaited<ReturnType<typeof createWebhook>>;

beforeEach(async () => {
  receiver = await startReceiver();
  const request = { url: receiver.url, events: ["order.placed" as const], active: true };
  webhook = await createWebhook({ ...by, request });
});

afterEach(() => receiver.stop());

const sendDue = (now: Date) => doDueJobs(db, webhookWorker(db), now);
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe("a webhook that only fails", () => {
  it("is switched off after five days, and the admins are notified once", async () => {
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
    const mails = await queuedMails(db);
    expect(mails).toEqual([
      { template: "webhook-stopped", webhookId: webhook._id, userId: admin.id },
    ]);
    const [mail] = mails;
    if (!mail) throw new Error("No mail is queued.");
    const compose = () =>
      composeMail(db, { mail, queuedAt: start }, { appUrl: "https://shop.example" });
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

describe("the address of a webhook", () => {
  it.each(["https://10.0.0.1/", "https://[::ffff:10.0.0.1]/", "http://93.184.216.34/", "nonsense"])(
    "%s is refused with its field",
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

  it("may have an unresolvable name, and is in no audit entry", async () => {
    const url = "https://hooks.invalid/a-secret-in-the-path";
    await updateWebhook({ ...by, id: webhook._id, request: { url } });
    const [entry] = await auditEntries(db, { action: "Webhook Updated" });
    expect(JSON.stringify(entry)).toContain("hooks.invalid");
    expect(JSON.stringify(entry)).not.toContain("a-secret-in-the-path");
  });
});
