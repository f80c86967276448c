import { describe, expect, it } from "vitest";
import { createAdmin, promoteToAdmin } from "@/lib/identity/accounts/create-admin";
import { checkPassword } from "@/lib/identity/accounts/passwords/password";
import { identify } from "@/lib/identity/session/identify";
import { accountSteps, readCode, EMAIL } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { resetTwoFactor } from "./commands/admin-reset-2fa";

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);
const actor = { userId: null, identifier: "operator", name: "asha" };

const lastEntry = async () => (await auditEntries(db)).at(-1);

describe("an admin made at the machine", () => {
  const admin = {
    db,
    actor,
    name: "Meera Iyer",
    email: "meera@example.in",
    password: "ribbon and string",
  };

  it("can sign in and is audited with its creator", async () => {
    await createAdmin(admin);
    const account = await db.user.findUniqueOrThrow({ where: { email: admin.email } });
    expect(account).toMatchObject({ role: "admin", emailVerifiedAt: expect.any(Date) as Date });
    expect(await checkPassword(account.passwordHash, admin.password)).toBe(true);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ action: "Admin Account Created", actorName: "asha" });
    expect(JSON.stringify(entry)).not.toContain(admin.password);
  });

  it("refuses an address that has an account, even in a race", async () => {
    const outcomes = await Promise.all([
      readCode(createAdmin(admin)),
      readCode(createAdmin(admin)),
    ]);
    expect(outcomes.sort()).toEqual(["done", "duplicate_email"]);
  });
});

describe("a promotion at the machine", () => {
  it("makes a deactivated customer an active admin and ends the sessions", async () => {
    await registerAsha();
    const token = await loginToken();
    await db.user.update({
      where: { email: EMAIL },
      data: { deactivatedAt: new Date(), emailVerifiedAt: new Date() },
    });
    expect(await promoteToAdmin({ db, actor, email: EMAIL })).toBe(true);
    const account = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    expect(account).toMatchObject({ role: "admin", deactivatedAt: null });
    expect((await identify(db, token)).state).toBe("expired");
    expect(await lastEntry()).toMatchObject({
      action: "User Role Updated",
      details: {
        changes: {
          role: { before: "user", after: "admin" },
          deactivated: { before: true, after: false },
        },
      },
    });
  });

  it("is refused to an address that is not verified", async () => {
    await registerAsha();
    expect(await readCode(promoteToAdmin({ db, actor, email: EMAIL }))).toBe("invalid_input");
    expect(await db.user.findUnique({ where: { email: EMAIL } })).toMatchObject({ role: "user" });
  });

  it("changes nothing for an admin, and does not find strangers", async () => {
    await createAdmin({ db, actor, name: "Asha", email: EMAIL });
    expect(await promoteToAdmin({ db, actor, email: EMAIL })).toBe(false);
    const stranger = promoteToAdmin({ db, actor, email: "nobody@example.in" });
    expect(await readCode(stranger)).toBe("not_found");
  });
});

describe("a reset of the second factor", () => {
  const mails = () =>
    db.$queryRaw<unknown[]>`
      SELECT FROM pgboss.job WHERE name = 'mail' AND data->>'template' = 'two-factor-disabled'`;

  it("leaves nothing of it, ends the sessions, is noted and told the account", async () => {
    await registerAsha();
    const token = await loginToken();
    const { id: userId } = await db.user.update({
      where: { email: EMAIL },
      data: {
        twoFactorEnabled: true,
        twoFactorSecret: "sealed",
        twoFactorPendingSecret: "sealed too",
        twoFactorStep: 7,
        recoveryCodes: { create: { codeHash: "hash" } },
      },
    });
    expect(await resetTwoFactor({ db, actor, email: EMAIL })).toBe(true);
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({
      twoFactorEnabled: false,
      twoFactorSecret: null,
      twoFactorPendingSecret: null,
      twoFactorStep: null,
    });
    expect(await db.recoveryCode.count()).toBe(0);
    expect((await identify(db, token)).state).toBe("expired");
    expect(await lastEntry()).toMatchObject({ action: "Two-Factor Reset", actorName: "asha" });
    expect(await mails()).toHaveLength(1);
  });

  it("does nothing where it is not on", async () => {
    await registerAsha();
    expect(await resetTwoFactor({ db, actor, email: EMAIL })).toBe(false);
    expect(await db.auditLog.count({ where: { action: "Two-Factor Reset" } })).toBe(0);
    const stranger = resetTwoFactor({ db, actor, email: "nobody@example.in" });
    expect(await readCode(stranger)).toBe("not_found");
  });
});
