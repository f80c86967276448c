import { createHash } from "node:crypto";
import { generateSecret, generateSync } from "otplib";
import { beforeEach, describe, expect, it } from "vitest";
import type { AppError } from "@/lib/base/errors";
import { identify } from "@/lib/identity/session/identify";
import { accountSteps, readCode, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { readQueries } from "@/e2e/query-plans/query-count";
import { logInWithSecondFactor } from "@/lib/identity/two-factor/log-in-with-second-factor";
import { seal } from "@/lib/identity/two-factor/secret-box";
import { endSession, listSessions } from "../account-sessions";
import { register } from "../register";

const { db } = testDatabase();
const { registerAsha, login, signedIn, loginToken, givenFailures } = accountSteps(db);

describe("an account", () => {
  it("is opened once per address, even by two who come at the same moment", async () => {
    const outcomes = await Promise.all([readCode(registerAsha()), readCode(registerAsha())]);
    expect(outcomes.sort()).toEqual(["done", "duplicate_email"]);
  });

  it("always has the customer role, whatever the request contains", async () => {
    const request = { name: "A", email: EMAIL, password: PASSWORD, role: "admin" };
    await register({ db, request, device: DEVICE });
    expect(await db.user.findUnique({ where: { email: EMAIL } })).toMatchObject({ role: "user" });
  });
});

describe("signing in", () => {
  beforeEach(async () => {
    await registerAsha();
  });

  it("returns a token whose session lives until it is ended", async () => {
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

  it("answers alike for an unknown address and a wrong password", async () => {
    const unknown = await login({ email: "nobody@example.in" }).catch((error: unknown) => error);
    const wrong = await login({ password: "wrong" }).catch((error: unknown) => error);
    expect((unknown as AppError).message).toBe((wrong as AppError).message);
    expect((unknown as AppError).code).toBe("invalid_credentials");
  });

  it("runs the same queries for both, so that timing reveals nothing", async () => {
    const device = { userAgent: "x", ipAddress: "198.51.100.2" };
    const requested = (email: string) =>
      readQueries(() => readCode(login({ email, password: "wrong", device })));
    expect(await requested(EMAIL)).toEqual(await requested("nobody@example.in"));
  });

  const STRANGER = { userAgent: "x", ipAddress: "198.51.100.1" };
  const guess = () => readCode(login({ password: "wrong", device: STRANGER }));

  it("lets five guesses through, and then none before its wait is over", async () => {
    for (let failures = 1; failures <= 5; failures++) {
      expect(await guess()).toBe("invalid_credentials");
      await givenFailures(failures, -60);
    }
    expect(await guess()).toBe("rate_limited");
    await givenFailures(5, 2);
    expect(await guess()).toBe("invalid_credentials");
  });

  it("lets one of a burst guess, and the owner in from a known address", async () => {
    await guess();
    // The tenth failure costs 32 seconds, the next one 64.
    await givenFailures(10, 40);
    const burst = await Promise.all(Array.from({ length: 30 }, guess));
    expect(burst.filter((code) => code === "invalid_credentials")).toHaveLength(1);
    expect(burst.filter((code) => code === "rate_limited")).toHaveLength(29);
    await givenFailures(25, -60);
    expect(await readCode(login({ device: STRANGER }))).toBe("rate_limited");
    expect(await readCode(login())).toBe("done");
  });
});

describe("guessing from one place", () => {
  const OWN = { email: "own@example.in", password: PASSWORD };
  const guessFrom = (ipAddress: string, email: string) =>
    readCode(login({ email, password: "wrong", device: { userAgent: "x", ipAddress } }));
  const failuresByPlace = async () =>
    (await db.rateLimit.findMany({ where: { key: { startsWith: "passwordsOfAddress:" } } }))
      .map(({ attempts }) => attempts.length)
      .sort();

  it("is counted over all accounts, also with logins of one's own in between", async () => {
    const device = { userAgent: "x", ipAddress: "198.51.100.1" };
    await register({ db, request: { name: "Own", ...OWN }, device: DEVICE });
    await guessFrom(device.ipAddress, "first@example.in");
    await guessFrom(device.ipAddress, "second@example.in");
    expect(await readCode(login({ ...OWN, device }))).toBe("done");
    expect(await failuresByPlace()).toEqual([2]);
    await givenFailures(25, -60);
    expect(await guessFrom(device.ipAddress, "third@example.in")).toBe("rate_limited");
  });

  it("is counted as one place, whichever addresses of its IPv6 network it uses", async () => {
    await guessFrom("2001:db8:1:2::1", "first@example.in");
    await guessFrom("2001:db8:1:2::ffff", "second@example.in");
    await guessFrom("2001:db8:1:3::1", "third@example.in");
    expect(await failuresByPlace()).toEqual([1, 2]);
  });
});

describe("the second factor", () => {
  const secret = generateSecret();

  beforeEach(async () => {
    await registerAsha();
    const { id } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    await db.user.update({
      where: { id },
      data: { twoFactorEnabled: true, twoFactorSecret: seal(secret, id) },
    });
  });

  async function handle(): Promise<string> {
    const outcome = await login();
    if (outcome.state !== "second-factor") throw new Error("No second factor was asked for.");
    return outcome.handle;
  }

  const second = (pending: string, code: string) =>
    readCode(logInWithSecondFactor({ db, handle: pending, code, device: DEVICE }));

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
    expect(await second(await handle(), "000000")).toBe("invalid_code");
    await givenFailures(9, 0);
    expect(await second(await handle(), "000000")).toBe("invalid_code");
    await givenFailures(10, -60);
    expect(await second(await handle(), "000000")).toBe("rate_limited");
    expect(await second(await handle(), "ABCDE-12345")).toBe("done");
  });

  it("works by a recovery code once, even in a race", async () => {
    await givenRecoveryCode();
    const handles = await Promise.all([handle(), handle()]);
    const outcomes = await Promise.all(handles.map((pending) => second(pending, "abcde-12345")));
    expect(outcomes.sort()).toEqual(["done", "invalid_code"]);
  });
});

describe("a session that nobody uses", () => {
  const unusedFor = (hours: number) =>
    db.session.updateMany({ data: { lastSeenAt: new Date(Date.now() - hours * 3_600_000) } });
  const requested = async (token: string) => (await identify(db, token)).state;

  it("ends before its time, and is no longer listed", async () => {
    await registerAsha();
    const token = await loginToken();
    await unusedFor(3);
    expect(await requested(token)).toBe("signed-in");
    await unusedFor(4);
    expect(await requested(token)).toBe("expired");
    expect(await listSessions(db, await signedIn(await loginToken()))).toHaveLength(1);
  });

  it("ends sooner for an admin, by what the account is now", async () => {
    await registerAsha();
    const token = await loginToken();
    await unusedFor(3);
    await db.user.updateMany({ data: { role: "admin" } });
    expect(await requested(token)).toBe("expired");
  });

  it("is extended by each use", async () => {
    await registerAsha();
    const token = await loginToken();
    for (const hours of [3, 3, 3]) {
      await unusedFor(hours);
      expect(await requested(token)).toBe("signed-in");
    }
  });
});
