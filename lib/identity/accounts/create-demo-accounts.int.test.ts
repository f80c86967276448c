import { expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { createDemoAccounts } from "./create-demo-accounts";
import { checkPassword } from "./passwords/password";

const { db } = testDatabase();

it("makes a customer, a packer and an accountant once, each with the password that is shown", async () => {
  const made = await createDemoAccounts(db);
  const accounts = await db.user.findMany({ orderBy: { createdAt: "asc" } });
  expect(accounts.map(({ role }) => role)).toEqual(["user", "packer", "accountant"]);
  for (const { email, password } of made) {
    const account = accounts.find((one) => one.email === email);
    expect(account?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await checkPassword(account?.passwordHash ?? null, password)).toBe(true);
    expect(JSON.stringify(await auditEntries(db))).not.toContain(password);
  }
  expect(await createDemoAccounts(db)).toEqual([]);
  expect(await db.user.count()).toBe(3);
});
