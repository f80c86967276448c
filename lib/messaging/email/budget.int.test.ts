import { describe, expect, it } from "vitest";
import { createLink } from "@/lib/identity/accounts/account-link";
import { sendContactMessage } from "@/lib/messaging/inbox/send-message";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { shiftAttempts } from "@/e2e/steps/limit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { queueMails } from "@/e2e/support/outbox";
import type { Mail } from "../queue/mail";
import { queueMail } from "./queue";

const { db } = testDatabase();
const VICTIM = "victim@example.com";

/** Templates of the queued mails to people. */
async function queued(): Promise<string[]> {
  const rows = await db.$queryRaw<{ template: string }[]>`
    SELECT data->>'template' AS template FROM pgboss.job
    WHERE name = 'mail' AND data->>'template' NOT IN ('new-order', 'contact-message')`;
  return rows.map(({ template }) => template);
}

async function confirmation(order: Parameters<typeof givenOrder>[1] = {}): Promise<Mail> {
  const { id: orderId } = await givenOrder(db, { email: VICTIM, ...order });
  return { template: "order-confirmation", orderId };
}

async function link(
  purpose: "verify_email" | "reset_password",
  user: { email: string; emailVerifiedAt?: Date },
): Promise<string> {
  const { id } = await db.user.upsert({
    where: { email: user.email },
    create: { name: "Asha Verma", ...user },
    update: {},
  });
  return db.$transaction((tx) => createLink(tx, { purpose, userId: id, email: user.email }));
}

const send = async (mail: Mail | Promise<Mail>) => queueMails(db, await mail);

const writeToShop = (email: string) =>
  sendContactMessage({
    db,
    message: { name: "Rohan", email, message: "Cups.", company: undefined, phone: undefined },
    client: { ipAddress: "203.0.113.9" },
  });

/** Makes the attempts counted so far `hours` older. */
const wait = (hours: number) => shiftAttempts(db, hours * 3600);

describe("mails to one unverified address", () => {
  it("are limited to five an hour and ten a day, over all templates and spellings", async () => {
    for (const email of [VICTIM, "victim+1@example.com"]) {
      await send(confirmation({ email }));
      const { id: orderId } = await givenOrder(db, { email, status: "Cancelled" });
      await send({ template: "order-cancelled", orderId });
      await writeToShop(email);
    }
    expect(await queued()).toHaveLength(5);
    await wait(2);
    for (let turn = 0; turn < 7; turn += 1) await send(confirmation());
    expect(await queued()).toHaveLength(10);
    await wait(2);
    await send(confirmation());
    expect(await queued()).toHaveLength(10);
    await wait(21);
    await send(confirmation());
    expect(await queued()).toHaveLength(11);
  });

  it("have the same limit for a burst as for a patient caller", async () => {
    const mails = await Promise.all(Array.from({ length: 20 }, () => confirmation()));
    await Promise.all(mails.map(send));
    expect(await queued()).toHaveLength(5);
  });

  it("leave room for the verification link, and for nothing else", async () => {
    for (let turn = 0; turn < 6; turn += 1) await send(confirmation());
    for (let turn = 0; turn < 6; turn += 1) {
      await send({
        template: "verify-email",
        linkId: await link("verify_email", { email: VICTIM }),
      });
    }
    const templates = await queued();
    expect(templates.filter((template) => template === "verify-email")).toHaveLength(3);
    expect(templates).toHaveLength(8);
  });

  it("count when they are queued with the commit, not when it rolls back", async () => {
    const mail = await confirmation();
    const failing = db.$transaction(async (tx) => {
      await queueMail(tx, mail);
      throw new Error("the order failed");
    });
    await expect(failing).rejects.toThrow("the order failed");
    expect(await db.rateLimit.count()).toBe(0);
  });
});

describe("mails to verified addresses", () => {
  it("are unaffected by the limit: orders with a verified address", async () => {
    for (let turn = 0; turn < 6; turn += 1) await send(confirmation());
    expect(await queueMails(db, await confirmation({ emailProven: true }))).toEqual([]);
    expect(await queued()).toHaveLength(6);
  });

  it("are unaffected by the limit: a new password for a verified account", async () => {
    for (let turn = 0; turn < 6; turn += 1) await send(confirmation());
    const owner = { email: VICTIM, emailVerifiedAt: new Date() };
    for (let turn = 0; turn < 5; turn += 1) {
      const linkId = await link("reset_password", owner);
      expect(await queueMails(db, { template: "reset-password", linkId })).toEqual([]);
    }
  });

  it("are unaffected by the limit: actions of staff", async () => {
    const { id: orderId } = await givenOrder(db, { email: VICTIM });
    for (let turn = 0; turn < 6; turn += 1) await send({ template: "order-shipped", orderId });
    expect(await queued()).toHaveLength(6);
  });
});

describe("a mail beyond the limit", () => {
  it("is noted at its order for staff", async () => {
    for (let turn = 0; turn < 5; turn += 1) await send(confirmation());
    const last = await givenOrder(db, { email: VICTIM });
    const withheld = await queueMails(db, { template: "order-confirmation", orderId: last.id });
    expect(withheld).toHaveLength(1);
    expect(await db.orderNote.findMany()).toMatchObject([
      {
        orderId: last.id,
        by: "System",
        userId: null,
        text: expect.stringMatching(/^The confirmation was not mailed/) as string,
      },
    ]);
  });

  it("is noted in the audit log if it has no order, and its message is stored", async () => {
    for (let turn = 0; turn < 7; turn += 1) await writeToShop("other@example.com");
    expect(await db.contactMessage.count()).toBe(7);
    expect(await auditEntries(db, { action: "Mail Withheld" })).toMatchObject([
      { type: "system", status: "warning", details: { template: "contact-acknowledgement" } },
    ]);
  });
});
