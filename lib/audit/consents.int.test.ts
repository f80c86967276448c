import { expect, it } from "vitest";
import { accountSteps, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { newsletterSteps } from "@/e2e/steps/newsletter-steps";
import { testDatabase } from "@/e2e/support/database";
import { limitedDatabase } from "@/e2e/support/limited-role";
import { deleteAccount } from "@/lib/account-life/delete-account";
import { exportAccount } from "@/lib/account-life/export-account";
import { updatePreferences } from "@/lib/identity/accounts/update-preferences";
import type { Account } from "@/lib/identity/session/account";

const { db, url } = testDatabase();
const limited = limitedDatabase(url);
const { registerAsha, loginToken, signedIn, verify, linkFor } = accountSteps(db);
const { subscribe, leave } = newsletterSteps(db);
const ipAddress = "203.0.113.9";

const choices = async () => {
  const rows = await db.consent.findMany({ orderBy: { at: "asc" } });
  return rows.map(({ kind, given, contact, means }) => [kind, given, contact, means]);
};

async function asha() {
  await registerAsha();
  await verify(await linkFor("verify_email"));
  return signedIn(await loginToken());
}

const choose = (account: Account, orderUpdates: boolean, newsletter: boolean) =>
  updatePreferences({ db, account, preferences: { orderUpdates, newsletter }, ipAddress });

it("are added wherever somebody agrees or changes their mind, with the text that they read", async () => {
  const { id } = await subscribe("guest@example.in");
  await leave("newsletter", id);
  await leave("newsletter", id);
  const { account } = await asha();
  await choose(account, true, true);
  await choose(account, false, true);
  await choose(account, true, false);
  expect(await choices()).toEqual([
    ["newsletter", true, "guest@example.in", "mailed link"],
    ["newsletter", false, "guest@example.in", "mailed link"],
    ["newsletter", true, EMAIL, "signed in"],
    ["order_mails", false, EMAIL, "account settings"],
    ["order_mails", true, EMAIL, "account settings"],
    ["newsletter", false, EMAIL, "account settings"],
  ]);
  expect(await db.consent.findFirst({ where: { contact: EMAIL } })).toMatchObject({
    words: "Email me news and offers",
    userId: account.id,
    ipAddress,
  });
});

it("go with one's own data, and are kept when the account is deleted", async () => {
  const identity = await asha();
  await choose(identity.account, true, true);
  const { consents } = await exportAccount({ db, identity, ipAddress });
  expect(consents).toMatchObject([{ kind: "newsletter", given: true, contact: EMAIL }]);
  await deleteAccount({ db, identity, currentPassword: PASSWORD, ipAddress });
  expect(await choices()).toEqual([
    ["newsletter", true, EMAIL, "signed in"],
    ["newsletter", false, EMAIL, "deleted account"],
  ]);
});

it.each([`UPDATE "consents" SET "given" = false`, `DELETE FROM "consents"`, `TRUNCATE "consents"`])(
  "cannot be changed: %s",
  async (statement) => {
    await subscribe("guest@example.in");
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow(/append-only/);
    await expect(limited.$executeRawUnsafe(statement)).rejects.toThrow(/permission denied/);
    expect(await choices()).toHaveLength(1);
  },
);
