import { generateSecret } from "otplib";
import { describe, expect, it } from "vitest";
import { identify, type Identity } from "@/lib/identity/session/identify";
import { endSessions } from "@/lib/identity/session/sessions";
import { accountSteps, readCode, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { seal } from "@/lib/identity/two-factor/secret-box";
import { hashPassword } from "@/lib/identity/accounts/passwords/password";
import { redeemSignInCode, type RedeemOptions } from "@/lib/identity/accounts/sign-in/sign-in-code";
import { signInWithGoogle } from "./sign-in-with-google";

const { db } = testDatabase();
const { registerAsha, login, signedIn, loginToken, linkFor, verify } = accountSteps(db);

describe("signing in with Google", () => {
  const profile = {
    issuer: "https://accounts.google.com",
    subject: "g-1",
    email: EMAIL,
    emailVerified: true,
    name: "Asha",
  };
  const flow = { secret: "this browser" };
  const google = (changes: Partial<typeof profile> = {}) =>
    signInWithGoogle({ db, profile: { ...profile, ...changes }, device: DEVICE, flow });

  const VISITOR: Identity = { state: "visitor" };
  const codeFrom = async (location: Promise<string>) =>
    new URL(await location, "http://localhost").searchParams.get("token") ?? "";
  const redeem = (code: string, options: Partial<RedeemOptions> = {}) =>
    redeemSignInCode({ db, code, flow, identity: VISITOR, device: DEVICE, ...options });

  it("opens a session only when the browser that began redeems the code, once", async () => {
    const location = await google();
    expect(location).toMatch(/^\/auth\?token=[\w-]{43}$/);
    expect(await db.session.count()).toBe(0);
    const code = await codeFrom(Promise.resolve(location));
    for (const other of [undefined, { secret: "another browser" }]) {
      expect(await readCode(redeem(code, { flow: other }))).toBe("invalid_token");
    }
    const outcomes = await Promise.all([readCode(redeem(code)), readCode(redeem(code))]);
    expect(outcomes.sort()).toEqual(["done", "invalid_token"]);
    expect(await db.session.count()).toBe(1);
  });

  it("redeems nothing after a minute, and nothing that was overtaken by the end of all sessions", async () => {
    const late = await codeFrom(google());
    await db.signInCode.updateMany({ data: { expiresAt: new Date() } });
    expect(await readCode(redeem(late))).toBe("invalid_token");
    const overtaken = await codeFrom(google());
    const { id } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    await endSessions(db, id);
    expect(await readCode(redeem(overtaken))).toBe("invalid_token");
  });

  it("leaves the live session of another account alone, and the code good", async () => {
    await registerAsha();
    const identity = await signedIn(await loginToken());
    const code = await codeFrom(google({ subject: "g-2", email: "ravi@example.in" }));
    await expect(redeem(code, { identity })).rejects.toMatchObject({
      code: "already_signed_in",
      message: expect.stringContaining(`${EMAIL} stays signed in`) as string,
    });
    expect(await redeem(code)).toMatchObject({ state: "signed-in" });
  });

  it("keeps out an account that was deactivated on the way", async () => {
    const code = await codeFrom(google());
    await db.user.updateMany({ data: { deactivatedAt: new Date() } });
    expect(await readCode(redeem(code))).toBe("forbidden");
    expect(await google()).toBe("/auth?error=google_deactivated");
    expect(await db.session.count()).toBe(0);
  });

  it("opens an account, and finds it again by the provider's id under another address", async () => {
    await google();
    await google({ email: "moved@example.in" });
    expect(await db.user.findMany({ select: { email: true } })).toEqual([{ email: EMAIL }]);
  });

  it("takes the same id for another person's where another provider gave it", async () => {
    await google();
    await google({ issuer: "https://login.example", email: "ravi@example.in" });
    expect(await db.user.findMany({ orderBy: { email: "asc" }, select: { email: true } })).toEqual([
      { email: EMAIL },
      { email: "ravi@example.in" },
    ]);
  });

  it("links nothing by an address that the provider does not vouch for", async () => {
    await registerAsha();
    expect(await google({ emailVerified: false })).toBe("/auth?error=google_unverified");
    expect(await db.user.findMany({ select: { googleSubject: true } })).toEqual([
      { googleSubject: null },
    ]);
  });

  it("takes the account of an unverified address from its opener", async () => {
    const squatter = await registerAsha();
    await google();
    expect((await identify(db, squatter.token)).state).toBe("expired");
    expect(await readCode(login())).toBe("invalid_credentials");
  });

  it("leaves the password of an account whose address was proven", async () => {
    await registerAsha();
    await verify(await linkFor("verify_email"));
    await google();
    expect(await readCode(login())).toBe("done");
  });

  it("asks an account with two-factor for its code", async () => {
    await db.user.create({
      data: {
        name: "Admin",
        email: EMAIL,
        role: "admin",
        passwordHash: await hashPassword(PASSWORD),
        emailVerifiedAt: new Date(),
        twoFactorEnabled: true,
        twoFactorSecret: seal(generateSecret(), "never opened"),
      },
    });
    expect(await redeem(await codeFrom(google()))).toMatchObject({ state: "second-factor" });
    expect(await db.session.count()).toBe(0);
  });
});
