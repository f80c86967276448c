import { createHash } from "node:crypto";
import { generateSecret, generateSync } from "otplib";
import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { identify, type SignedIn } from "@/lib/session/identify";
import { testDatabase } from "@/lib/testing/database";
import { seal } from "@/lib/two-factor/secret-box";
import { createLink, linkText } from "./account-link";
import { deleteAccount } from "./delete-account";
import { endSession } from "./end-session";
import { listSessions } from "./list-sessions";
import { logIn } from "./log-in";
import { logInWithSecondFactor } from "./log-in-with-second-factor";
import { hashPassword } from "./password";
import { register } from "./register";
import { requestPasswordReset } from "./request-password-reset";
import { changePassword, resetPassword } from "./set-password";
import { signInWithGoogle } from "./sign-in-with-google";
import { updateProfile } from "./update-profile";
import { verifyEmail } from "./verify-email";

const { db } = testDatabase();

const EMAIL = "asha@example.in";
const PASSWORD = "kraft and string";
const DEVICE = { userAgent: "test", ipAddress: "203.0.113.7" };

const codeOf = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const registerAsha = () =>
  register({ db, request: { name: "Asha Rao", email: EMAIL, password: PASSWORD }, device: DEVICE });

async function signedIn(token: string): Promise<SignedIn> {
  const identity = await identify(db, token);
  expect(identity.state).toBe("signed-in");
  return identity as SignedIn;
}

const login = (options: Partial<Parameters<typeof logIn>[0]> = {}) =>
  logIn({ db, email: EMAIL, password: PASSWORD, remember: false, device: DEVICE, ...options });

async function loginToken(): Promise<string> {
  const outcome = await login();
  if (outcome.state !== "signed-in") throw new Error("A second factor was asked for.");
  return outcome.token;
}

async function linkFor(purpose: "verify_email" | "reset_password" | "change_email", email = EMAIL) {
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
  const id = await db.$transaction((tx) => createLink(tx, { purpose, userId, email }));
  return linkText({ id, purpose });
}

describe("an account", () => {
  it("is opened once per address, even by two who come at the same moment", async () => {
    const outcomes = await Promise.all([codeOf(registerAsha()), codeOf(registerAsha())]);
    expect(outcomes.sort()).toEqual(["done", "duplicate_email"]);
  });

  it.each(["password", "12345678", "PASSWORD1", "qwertyuiop"])(
    "refuses the common password %s",
    async (password) => {
      const request = { name: "A", email: EMAIL, password };
      expect(await codeOf(register({ db, request, device: DEVICE }))).toBe("invalid_input");
    },
  );

  it("is always an ordinary customer's, whatever the request says", async () => {
    const request = { name: "A", email: EMAIL, password: PASSWORD, role: "admin" };
    await register({ db, request, device: DEVICE });
    expect(await db.user.findUnique({ where: { email: EMAIL } })).toMatchObject({ role: "user" });
  });
});

describe("signing in", () => {
  beforeEach(async () => {
    await registerAsha();
  });

  it("answers a token whose session lives until it is ended", async () => {
    const identity = await signedIn(await loginToken());
    expect(identity.account.email).toBe(EMAIL);
    const token = await loginToken();
    await endSession({
      db,
      identity: await signedIn(token),
      only: (await signedIn(token)).session.id,
      ipAddress: "",
    });
    expect((await identify(db, token)).state).toBe("expired");
  });

  it("tells an unknown address and a wrong password alike", async () => {
    const unknown = await login({ email: "nobody@example.in" }).catch((error: unknown) => error);
    const wrong = await login({ password: "wrong" }).catch((error: unknown) => error);
    expect((unknown as AppError).message).toBe((wrong as AppError).message);
    expect((unknown as AppError).code).toBe("invalid_credentials");
  });

  it("slows guesses down, also in a burst, and lets the owner in from a known address", async () => {
    const stranger = { userAgent: "x", ipAddress: "198.51.100.1" };
    const burst = await Promise.all(
      Array.from({ length: 30 }, () => codeOf(login({ password: "wrong", device: stranger }))),
    );
    expect(burst.filter((code) => code === "invalid_credentials").length).toBeLessThanOrEqual(6);
    expect(burst).toContain("rate_limited");
    await db.guessCounter.updateMany({ data: { failures: 25, lastFailureAt: new Date() } });
    expect(await codeOf(login({ device: stranger }))).toBe("rate_limited");
    expect(await codeOf(login())).toBe("done");
  });
});

describe("the second factor", () => {
  const secret = generateSecret();

  beforeEach(async () => {
    await registerAsha();
    await db.user.update({
      where: { email: EMAIL },
      data: { twoFactorEnabled: true, twoFactorSecret: seal(secret) },
    });
  });

  async function handle(): Promise<string> {
    const outcome = await login();
    if (outcome.state !== "second-factor") throw new Error("No second factor was asked for.");
    return outcome.handle;
  }

  const second = (pending: string, code: string) =>
    codeOf(logInWithSecondFactor({ db, handle: pending, code, device: DEVICE }));

  it("lets a right code in once, of two parallel logins only one", async () => {
    const code = generateSync({ secret });
    const handles = await Promise.all([handle(), handle()]);
    const outcomes = await Promise.all(handles.map((pending) => second(pending, code)));
    expect(outcomes.sort()).toEqual(["done", "invalid_code"]);
  });

  it("gives a handle five attempts, and never the account's id", async () => {
    const pending = await handle();
    const { id } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    expect(pending).not.toContain(id);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await second(pending, "000000")).toBe("invalid_code");
    }
    expect(await second(pending, generateSync({ secret }))).toBe("invalid_code");
    expect(await second("unknown", generateSync({ secret }))).toBe("invalid_code");
  });

  async function givenRecoveryCode(): Promise<void> {
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    const codeHash = createHash("sha256").update("ABCDE12345").digest("base64url");
    await db.recoveryCode.create({ data: { userId, codeHash } });
  }

  it("is limited per account over all handles, but a recovery code still works", async () => {
    await givenRecoveryCode();
    const codes: string[] = [];
    for (let round = 0; round < 3; round++) {
      const pending = await handle();
      for (let attempt = 0; attempt < 4; attempt++) codes.push(await second(pending, "000000"));
    }
    expect(codes).toContain("rate_limited");
    expect(await second(await handle(), "ABCDE-12345")).toBe("done");
  });

  it("works by a recovery code once, even in a race", async () => {
    await givenRecoveryCode();
    const handles = await Promise.all([handle(), handle()]);
    const outcomes = await Promise.all(handles.map((pending) => second(pending, "abcde-12345")));
    expect(outcomes.sort()).toEqual(["done", "invalid_code"]);
  });
});

describe("a mailed link", () => {
  beforeEach(async () => {
    await registerAsha();
  });

  it("resets the password once, in a race too, and ends every session", async () => {
    const token = await loginToken();
    const link = await linkFor("reset_password");
    const reset = () =>
      codeOf(resetPassword({ db, link, password: "a new good one", ipAddress: "" }));
    expect((await Promise.all([reset(), reset()])).sort()).toEqual(["done", "invalid_token"]);
    expect((await identify(db, token)).state).toBe("expired");
    expect(await codeOf(login())).toBe("invalid_credentials");
    expect(await codeOf(login({ password: "a new good one" }))).toBe("done");
  });

  it("of one kind does nothing of another, and forged ones nothing at all", async () => {
    const verify = await linkFor("verify_email");
    const reset = (link: string) =>
      codeOf(resetPassword({ db, link, password: "a new good one", ipAddress: "" }));
    expect(await reset(verify)).toBe("invalid_token");
    const [id = ""] = verify.split(".");
    for (const forged of ["", "x", id, `${id}.`, `${id}.AAAA`]) {
      expect(await reset(forged)).toBe("invalid_token");
    }
  });

  it("stops working when a newer one is asked for, and when its time is over", async () => {
    const first = await linkFor("verify_email");
    const second = await linkFor("verify_email");
    expect(await codeOf(verifyEmail({ db, link: first, ipAddress: "" }))).toBe("invalid_token");
    const past = { createdAt: new Date(1_000), expiresAt: new Date(2_000) };
    await db.accountToken.updateMany({ data: past });
    expect(await codeOf(verifyEmail({ db, link: second, ipAddress: "" }))).toBe("invalid_token");
  });

  it("gives past guest orders of the address to the account, and not before", async () => {
    await db.order.create({
      data: {
        orderId: "KLN-1",
        accessKey: "k".repeat(43),
        customerName: "Asha Rao",
        email: EMAIL,
        firstName: "Asha",
        lastName: "Rao",
        address: "x",
        city: "y",
        state: "Delhi",
        zipCode: "110001",
        country: "India",
        subtotalPaise: 100,
        discountPaise: 0,
        shippingPaise: 0,
        taxPercent: 0,
        taxPaise: 0,
        totalPaise: 100,
      },
    });
    const mine = () => db.order.count({ where: { user: { email: EMAIL } } });
    expect(await mine()).toBe(0);
    await verifyEmail({ db, link: await linkFor("verify_email"), ipAddress: "" });
    expect(await mine()).toBe(1);
  });

  it("asked for with an unknown address leaves nothing behind", async () => {
    await db.accountToken.deleteMany();
    await requestPasswordReset({ db, email: "nobody@example.in", ipAddress: "" });
    expect(await db.accountToken.count()).toBe(0);
  });
});

describe("a signed-in person", () => {
  let identity: SignedIn;

  beforeEach(async () => {
    await registerAsha();
    identity = await signedIn(await loginToken());
  });

  const change = (currentPassword: string) =>
    changePassword({
      db,
      identity,
      currentPassword,
      newPassword: "a new good one",
      ipAddress: "",
    });

  it("changes the password with the old one; other sessions and a thief's links end", async () => {
    const other = await loginToken();
    const thiefs = await linkFor("change_email", "thief@example.in");
    expect(await codeOf(change("wrong"))).toBe("invalid_input");
    await signedIn(await change(PASSWORD));
    expect((await identify(db, other)).state).toBe("expired");
    expect(await codeOf(verifyEmail({ db, link: thiefs, ipAddress: "" }))).toBe("invalid_token");
  });

  it("changes the address only when the link mailed to the new one is opened", async () => {
    const ask = (currentPassword?: string) =>
      updateProfile({
        db,
        identity,
        request: { email: "new@example.in", currentPassword },
        ipAddress: "",
      });
    expect(await codeOf(ask())).toBe("invalid_input");
    expect(await ask(PASSWORD)).toMatchObject({ email: EMAIL, pendingEmail: "new@example.in" });
    const { id } = await db.accountToken.findFirstOrThrow({
      where: { purpose: "change_email", usedAt: null },
    });
    await verifyEmail({ db, link: linkText({ id, purpose: "change_email" }), ipAddress: "" });
    expect(await db.user.count({ where: { email: "new@example.in" } })).toBe(1);
  });

  it("ends the other sessions and sees only living ones", async () => {
    await loginToken();
    expect(await listSessions(db, identity)).toHaveLength(3);
    await endSession({ db, identity, ipAddress: "" });
    expect(await listSessions(db, identity)).toMatchObject([{ current: true }]);
  });

  it("cannot end a session of somebody else", async () => {
    const foreign = await register({
      db,
      request: { name: "B", email: "b@example.in", password: PASSWORD },
      device: DEVICE,
    });
    const only = (await signedIn(foreign.token)).session.id;
    expect(await codeOf(endSession({ db, identity, only, ipAddress: "" }))).toBe("not_found");
  });

  it("deletes the account with the password, but never as the last admin", async () => {
    const remove = (currentPassword: string) =>
      codeOf(deleteAccount({ db, identity, currentPassword, ipAddress: "" }));
    expect(await remove("wrong")).toBe("invalid_input");
    await db.user.update({ where: { email: EMAIL }, data: { role: "admin" } });
    expect(await remove(PASSWORD)).toBe("last_admin");
    await db.user.update({ where: { email: EMAIL }, data: { role: "user" } });
    expect(await remove(PASSWORD)).toBe("done");
    expect((await identify(db, undefined)).state).toBe("visitor");
    expect(await db.session.count()).toBe(0);
  });
});

describe("signing in with Google", () => {
  const profile = { subject: "g-1", email: EMAIL, emailVerified: true, name: "Asha" };
  const google = (changes: Partial<typeof profile> = {}) =>
    signInWithGoogle({ db, profile: { ...profile, ...changes }, device: DEVICE });

  it("opens an account, and finds it again by the provider's id under another address", async () => {
    await google();
    await google({ email: "moved@example.in" });
    expect(await db.user.findMany({ select: { email: true } })).toEqual([{ email: EMAIL }]);
  });

  it("links nothing by an address that the provider does not vouch for", async () => {
    await registerAsha();
    expect(await google({ emailVerified: false })).toEqual({
      redirect: "/auth?error=google_unverified",
    });
    expect(await db.user.findMany({ select: { googleSubject: true } })).toEqual([
      { googleSubject: null },
    ]);
  });

  it("takes the account of an unproven address from whoever opened it", async () => {
    const squatter = await registerAsha();
    await google();
    expect((await identify(db, squatter.token)).state).toBe("expired");
    expect(await codeOf(login())).toBe("invalid_credentials");
  });

  it("leaves the password of an account whose address was proven", async () => {
    await registerAsha();
    await verifyEmail({ db, link: await linkFor("verify_email"), ipAddress: "" });
    await google();
    expect(await codeOf(login())).toBe("done");
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
        twoFactorSecret: seal(generateSecret()),
      },
    });
    expect(await google()).toMatchObject({ redirect: expect.stringMatching(/^\/auth\?pending=/) });
    expect(await db.session.count()).toBe(0);
  });
});
