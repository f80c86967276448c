import { describe, expect, it, vi } from "vitest";
import { createLink, redeemLink } from "@/lib/identity/accounts/account-link";
import type { AccountTokenPurpose } from "@/lib/db/generated/enums";
import type { Mail } from "@/lib/messaging/queue/mail";
import { poll } from "@/lib/base/poll";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { closeOutboxes, readMails, queueMails, startOutbox } from "@/e2e/support/outbox";

const database = testDatabase();
const { db } = database;
const NOBODY = "0199c0de-0000-7000-8000-000000000001";
const PRESENT = "asha@example.com";
const NEW = "asha.verma@new.example";

closeOutboxes();

const givenUser = (name = "Asha Verma", emailVerifiedAt: Date | null = new Date()) =>
  db.user.create({ data: { name, email: PRESENT, emailVerifiedAt } });

async function givenLink(
  purpose: AccountTokenPurpose,
  email = PRESENT,
  provenAt?: Date | null,
): Promise<string> {
  const { id: userId } = await givenUser("Asha Verma", provenAt);
  return db.$transaction((tx) =>
    createLink(tx, { purpose, userId, email, previousEmail: PRESENT }),
  );
}

/** Returns the recipients of one mail and its text. */
async function sent(mail: Mail) {
  const folder = await startOutbox(database);
  await queueMails(db, mail);
  const [received] = await readMails(folder, 1);
  const { to, replyTo, text = "", html = "" } = received ?? {};
  return { to: to?.[0], replyTo: replyTo?.[0]?.address, text, html };
}

const jobs = () =>
  db.$queryRaw<{ name: string; state: string }[]>`
    SELECT name, state::text FROM pgboss.job ORDER BY name`;

/** Returns the queue's rows once the worker has processed the mail. */
async function settled(mail: Mail) {
  const folder = await startOutbox(database);
  await queueMails(db, mail);
  const done = await poll(10, async () =>
    (await jobs()).some(({ state }) => state === "completed" || state === "failed"),
  );
  expect(done).toBe(true);
  await readMails(folder, 0);
  return jobs();
}

const linkIn = (text: string, name: "reset" | "verify") =>
  decodeURIComponent(
    new RegExp(`https://shop\\.example/auth\\?${name}=(\\S+)`).exec(text)?.[1] ?? "",
  );

describe("a mailed link", () => {
  it.each([
    { template: "verify-email", purpose: "verify_email", name: "verify", email: PRESENT },
    { template: "change-email", purpose: "change_email", name: "verify", email: NEW },
    { template: "reset-password", purpose: "reset_password", name: "reset", email: PRESENT },
  ] as const)("of $template reaches its address and works", async (row) => {
    const linkId = await givenLink(row.purpose, row.email);
    const { to, replyTo, text, html } = await sent({ template: row.template, linkId });
    expect(to).toEqual({ name: row.email === PRESENT ? "Asha Verma" : "", address: row.email });
    expect(replyTo).toBe("hello@klnpackaging.example");
    const link = linkIn(text, row.name);
    expect(html).toContain(link);
    const redeemed = await db.$transaction((tx) => redeemLink(tx, link, [row.purpose]));
    expect(redeemed.link).toMatchObject({ email: row.email });
  });

  it.each([
    { template: "verify-email", purpose: "verify_email" },
    { template: "reset-password", purpose: "reset_password" },
  ] as const)("of $template contains no name for an unverified address", async (row) => {
    const linkId = await givenLink(row.purpose, PRESENT, null);
    const { to, text, html } = await sent({ template: row.template, linkId });
    expect(to).toEqual({ name: "", address: PRESENT });
    expect(text + html).not.toContain("Asha Verma");
  });

  it("is announced to the present address when it would change it, without the link", async () => {
    const linkId = await givenLink("change_email", NEW);
    const { to, text, html } = await sent({ template: "email-change-notice", linkId });
    expect(to?.address).toBe(PRESENT);
    expect(text).toContain(NEW);
    expect(text + html).not.toMatch(/verify=|reset=/);
  });

  const ALL = [
    { template: "verify-email", purpose: "verify_email" },
    { template: "change-email", purpose: "change_email" },
    { template: "reset-password", purpose: "reset_password" },
  ] as const;

  it("tells the former address even when the new one was confirmed at once", async () => {
    const linkId = await givenLink("change_email", NEW);
    await db.accountToken.update({
      where: { id: linkId },
      data: { usedAt: new Date(), previousEmail: PRESENT, user: { update: { email: NEW } } },
    });
    const { to } = await sent({ template: "email-change-notice", linkId });
    expect(to?.address).toBe(PRESENT);
  });

  it.each(ALL)("that was used is not sent: $template", async ({ template, purpose }) => {
    const linkId = await givenLink(purpose);
    await db.accountToken.update({ where: { id: linkId }, data: { usedAt: new Date() } });
    expect(await settled({ template, linkId })).toEqual([{ name: "mail", state: "completed" }]);
  });

  it.each(ALL)("that has expired is not sent: $template", async ({ template, purpose }) => {
    const linkId = await givenLink(purpose);
    const past = { createdAt: new Date(1_000), expiresAt: new Date(2_000) };
    await db.accountToken.update({ where: { id: linkId }, data: past });
    expect(await settled({ template, linkId })).toEqual([{ name: "mail", state: "completed" }]);
  });
});

describe("the mail about a changed password", () => {
  it("reaches the account's address and contains the time", async () => {
    const { id: userId } = await givenUser();
    const { to, text } = await sent({ template: "password-changed", userId });
    expect(to).toEqual({ name: "Asha Verma", address: PRESENT });
    expect(text.replace(/\s+/g, " ")).toMatch(/was changed on \d+ \w+ \d{4} at /);
  });

  it("is addressed without a name that is an advertisement", async () => {
    const { id: userId } = await givenUser("Win at casino.example");
    const { to } = await sent({ template: "password-changed", userId });
    expect(to).toEqual({ name: "", address: PRESENT });
  });
});

describe("the mail about a cancelled order", () => {
  it("reaches the customer, even one who opted out of order mails", async () => {
    const user = await givenUser();
    await db.user.update({ where: { id: user.id }, data: { orderUpdates: false } });
    const order = await givenOrder(db, { userId: user.id, status: "Cancelled" });
    const { to, text } = await sent({ template: "order-cancelled", orderId: order.id });
    expect(to?.address).toBe(PRESENT);
    expect(text).toContain(order.orderId);
  });
});

describe("a mail without its row", () => {
  it.each<Mail>([
    { template: "verify-email", linkId: NOBODY },
    { template: "password-changed", userId: NOBODY },
    { template: "order-cancelled", orderId: NOBODY },
  ])("is stored among the failed ones: $template", async (mail) => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect(await settled(mail)).toEqual([
      { name: "mail", state: "failed" },
      { name: "mail-failed", state: "created" },
    ]);
  });
});
