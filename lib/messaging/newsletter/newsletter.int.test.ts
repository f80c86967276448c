import { describe, expect, it } from "vitest";
import { deleteAccount } from "@/lib/account-life/delete-account";
import { exportAccount } from "@/lib/account-life/export-account";
import { updatePreferences } from "@/lib/identity/accounts/update-preferences";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { accountSteps, readCode, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { newsletterSteps } from "@/e2e/steps/newsletter-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { queueMails } from "@/e2e/support/outbox";
import { confirmSubscription } from "./confirm-subscription";

const { db } = testDatabase();
const { registerAsha, loginToken, signedIn, linkFor, verify: verifyBy } = accountSteps(db);
const { rowOf, ask, linkTo, confirm, leave, subscribe, wait, mailed } = newsletterSteps(db);
const { order } = orderSteps(db);
const GUEST = "guest@example.in";
const ipAddress = "203.0.113.9";

const events = async () => {
  const entries = await auditEntries(db, { action: { startsWith: "Newsletter" } });
  return entries.map(({ action }) => action);
};

describe("a guest's newsletter checkbox", () => {
  it("queues one mail, and has no effect until its link is used", async () => {
    const product = await givenProduct(db);
    const request = { lines: [{ product: product.id, quantity: 1 }], email: GUEST };
    await order(request);
    expect(await db.newsletterSubscription.count()).toBe(0);
    await order({ ...request, newsletter: true });
    await order({ ...request, newsletter: true });
    expect(await mailed()).toBe(1);
    expect(await rowOf(GUEST)).toMatchObject({
      state: "pending",
      source: "checkout",
      confirmedAt: null,
    });
    await confirm(await linkTo(GUEST));
    await confirm(await linkTo(GUEST));
    expect(await rowOf(GUEST)).toMatchObject({
      state: "confirmed",
      confirmedAt: expect.any(Date) as Date,
      confirmedBy: "mailed_link",
    });
    await order({ ...request, newsletter: true });
    expect(await mailed()).toBe(1);
    expect(await events()).toEqual(["Newsletter Requested", "Newsletter Confirmed"]);
  });

  it("is mailed again when the link has expired, and only the last link works", async () => {
    await ask(GUEST);
    await wait(7);
    const expired = await linkTo(GUEST);
    expect(await readCode(confirm(expired))).toBe("invalid_token");
    await ask(GUEST);
    expect(await mailed()).toBe(2);
    expect(await readCode(confirm(expired))).toBe("invalid_token");
    expect(await readCode(confirm(await linkTo(GUEST)))).toBe("done");
  });

  it("sends no second request to an address that declined the first", async () => {
    await ask(GUEST);
    const { id } = await rowOf(GUEST);
    await leave("newsletter", id);
    expect(await readCode(confirm(await linkTo(GUEST)))).toBe("invalid_token");
    await wait(30);
    await ask(GUEST);
    expect(await mailed()).toBe(1);
  });

  it("can be confirmed again by a former subscriber", async () => {
    const { id } = await subscribe(GUEST);
    await leave("newsletter", id);
    await wait(7);
    await ask(GUEST);
    expect(await rowOf(GUEST)).toMatchObject({ state: "pending" });
    await confirm(await linkTo(GUEST));
    expect(await rowOf(GUEST)).toMatchObject({ state: "confirmed", unsubscribedAt: null });
  });

  it("counts towards the mail limit, and can be repeated once there is room", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id: messageId } = await db.contactMessage.create({
        data: { name: "x", email: GUEST, message: "x", ipAddress },
      });
      await queueMails(db, { template: "contact-acknowledgement", messageId });
    }
    await ask(GUEST);
    expect(await mailed()).toBe(0);
    await db.rateLimit.deleteMany();
    await ask(GUEST);
    expect(await mailed()).toBe(1);
  });
});

it("a forged link confirms nothing and is logged", async () => {
  await ask(GUEST);
  const [id = ""] = (await linkTo(GUEST)).split(".");
  for (const link of ["", "x", id, `${id}.x`, `${id}.${"A".repeat(43)}`]) {
    const attempt = confirmSubscription({ db, link, ipAddress: "198.51.100.77" });
    expect(await readCode(attempt)).toBe("invalid_token");
  }
  expect((await rowOf(GUEST)).state).toBe("pending");
  expect(await events()).toContain("Newsletter Confirmation Failed");
});

describe("an account's choice", () => {
  const me = async () => signedIn(await loginToken());
  const choose = async (newsletter: boolean) =>
    updatePreferences({
      db,
      account: (await me()).account,
      preferences: { orderUpdates: true, newsletter },
      ipAddress,
    });
  const verify = async () => verifyBy(await linkFor("verify_email"));
  const preference = async () =>
    (await db.user.findUniqueOrThrow({ where: { email: EMAIL } })).newsletter;

  it("applies at once to a verified address, with its time, and can be ended in every way", async () => {
    await registerAsha();
    await verify();
    expect(await choose(true)).toMatchObject({ newsletter: true, newsletterPending: false });
    expect(await mailed()).toBe(0);
    const row = await rowOf(EMAIL);
    expect(row).toMatchObject({ state: "confirmed", confirmedBy: "signed_in", source: "account" });
    await leave("newsletter", row.id);
    expect(await preference()).toBe(false);
    await choose(true);
    await choose(false);
    expect(await rowOf(EMAIL)).toMatchObject({
      state: "unsubscribed",
      unsubscribedAt: expect.any(Date) as Date,
    });
  });

  it("waits for the mailed link with an unverified address", async () => {
    await registerAsha();
    expect(await choose(true)).toMatchObject({ newsletter: true, newsletterPending: true });
    await choose(true);
    expect(await mailed()).toBe(1);
    expect((await rowOf(EMAIL)).state).toBe("pending");
  });

  it("for another person's address neither ends nor reveals their subscription", async () => {
    await subscribe(EMAIL);
    await registerAsha();
    expect(await choose(true)).toMatchObject({ newsletter: true, newsletterPending: true });
    await choose(false);
    await deleteAccount({ db, identity: await me(), currentPassword: PASSWORD, ipAddress });
    expect((await rowOf(EMAIL)).state).toBe("confirmed");
  });

  it("is part of the account's data, and ends with the account", async () => {
    await registerAsha();
    await verify();
    await choose(true);
    const { newsletter } = await exportAccount({ db, identity: await me(), ipAddress });
    expect(newsletter).toMatchObject({
      state: "confirmed",
      confirmedAt: expect.any(String) as string,
    });
    await deleteAccount({ db, identity: await me(), currentPassword: PASSWORD, ipAddress });
    expect((await rowOf(EMAIL)).state).toBe("unsubscribed");
  });

  it("moves with the person to another address", async () => {
    await registerAsha();
    await verify();
    await choose(true);
    const link = await linkFor("change_email", "new@example.in");
    await verifyBy(link);
    expect((await rowOf(EMAIL)).state).toBe("unsubscribed");
    expect((await rowOf("new@example.in")).state).toBe("confirmed");
  });
});
