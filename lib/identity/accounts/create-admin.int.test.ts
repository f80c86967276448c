import { describe, expect, it } from "vitest";
import { EnvError } from "@/lib/base/env";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { createFirstAdmin } from "./create-admin";
import { checkPassword, hashPassword } from "./passwords/password";

const { db } = testDatabase();
const EMAIL = "owner@example.in";
const OWN_PASSWORD = "the owner's own string";

const create = (ADMIN_PASSWORD?: string) =>
  createFirstAdmin(db, { ADMIN_EMAIL: "Owner@Example.in", ADMIN_PASSWORD });

const owner = () => db.user.findUniqueOrThrow({ where: { email: EMAIL } });

const opensWith = async (password: string) => checkPassword((await owner()).passwordHash, password);

describe("the first admin", () => {
  it("is made with a password that works, shown only where the shop chose it", async () => {
    const { newPassword = "", ...made } = await create();
    expect(made).toEqual({ email: EMAIL });
    expect(await opensWith(newPassword)).toBe(true);
    expect(await owner()).toMatchObject({
      role: "admin",
      emailVerifiedAt: expect.any(Date) as Date,
    });
    expect(await create()).toEqual({ email: EMAIL });
    expect(await db.user.count()).toBe(1);
  });

  it("uses the operator's password, and repeats it nowhere", async () => {
    expect(await create("kraft and string")).toEqual({ email: EMAIL });
    expect(await opensWith("kraft and string")).toBe(true);
    expect(JSON.stringify(await auditEntries(db))).not.toContain("kraft");
  });
});

describe("the first admin of an address that has an account", () => {
  const givenAccount = async (emailVerifiedAt: Date | null) =>
    db.user.create({
      data: {
        name: "Meera",
        email: EMAIL,
        passwordHash: await hashPassword(OWN_PASSWORD),
        emailVerifiedAt,
        deactivatedAt: new Date(),
      },
    });

  it.each([undefined, "kraft and string"])(
    "is that account, with its own password (ADMIN_PASSWORD: %s)",
    async (password) => {
      await givenAccount(new Date("2026-01-05T00:00:00Z"));
      expect(await create(password)).toEqual({ email: EMAIL });
      expect(await opensWith(OWN_PASSWORD)).toBe(true);
      expect(await owner()).toMatchObject({ role: "admin", deactivatedAt: null, name: "Meera" });
      expect(await auditEntries(db)).toMatchObject([
        { action: "User Role Updated", actor: "system" },
      ]);
    },
  );

  it("is refused when the address is unverified", async () => {
    await givenAccount(null);
    await expect(create("kraft and string")).rejects.toThrow(
      /^ADMIN_EMAIL: owner@example\.in .* name another address\.$/,
    );
    expect(await owner()).toMatchObject({ role: "user" });
  });
});

describe("an ADMIN_PASSWORD that is easy to guess", () => {
  it.each([
    ["Password123", /^ADMIN_PASSWORD: This password is one of the most common ones[^\n]*\.$/],
    ["KLN-Packaging-1", /^ADMIN_PASSWORD: This password is easy to guess[^\n]*\.$/],
    ["owner-2026", /^ADMIN_PASSWORD: This password is easy to guess[^\n]*\.$/],
  ])("stops the first start by one line that does not repeat it (%s)", async (password, line) => {
    const refusal = await create(password).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EnvError);
    expect((refusal as EnvError).message).toMatch(line);
    expect((refusal as EnvError).message).not.toContain(password);
    expect(await db.user.count()).toBe(0);
  });

  it("stops no later start, which does not use it", async () => {
    await create("kraft and string");
    expect(await create("Password123")).toEqual({ email: EMAIL });
  });
});
