import { generateSync } from "otplib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/base/errors";
import { identify, type SignedIn } from "@/lib/identity/session/identify";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { accountSteps, readCode, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenSetting } from "@/e2e/steps/factories";
import { disableTwoFactor } from "./disable-two-factor";
import { enableTwoFactor } from "./enable-two-factor";
import { logInWithSecondFactor } from "./log-in-with-second-factor";
import { readTwoFactorState } from "./queries";
import { renewRecoveryCodes } from "./renew-recovery-codes";
import { openSecret } from "./secret-box";
import { cancelSetup, startSetup } from "./start-setup";

const { db } = testDatabase();
const { registerAsha, login, loginToken, signedIn, givenFailures } = accountSteps(db);

const STEP_SECONDS = 30;
const ipAddress = DEVICE.ipAddress;

let token: string;

beforeEach(async () => {
  // The middle of a time step, so that no step ends while a test still gives its code.
  const step = Math.floor(Date.now() / 1000 / STEP_SECONDS);
  vi.useFakeTimers({ toFake: ["Date"], now: (step + 0.5) * STEP_SECONDS * 1000 });
  await registerAsha();
  await db.user.update({ where: { email: EMAIL }, data: { role: "admin" } });
  token = await loginToken();
});

afterEach(() => {
  vi.useRealTimers();
});

const admin = (): Promise<SignedIn> => signedIn(token);

/** The code of the step that is `steps` away; one step each way is tolerated. */
const codeFor = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

const start = async (code?: string) =>
  startSetup({ db, identity: await admin(), ipAddress, code, currentPassword: PASSWORD });
const enable = async (code: string) =>
  enableTwoFactor({ db, identity: await admin(), code, ipAddress });
const disable = async (code: string) =>
  disableTwoFactor({ db, identity: await admin(), code, ipAddress });
const renew = async (code: string) =>
  renewRecoveryCodes({ db, identity: await admin(), code, ipAddress });

async function enabled() {
  const { secret } = await start();
  const recoveryCodes = await enable(codeFor(secret, -1));
  return { secret, recoveryCodes };
}

const state = async () => readTwoFactorState(db, (await admin()).account.id);

const actions = async () => (await auditEntries(db)).map(({ action }) => action);

const mails = async () =>
  (
    await db.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`
  ).map(({ template }) => template);

async function second(code: string): Promise<string> {
  const outcome = await login();
  if (outcome.state !== "second-factor") return "no second factor";
  return readCode(logInWithSecondFactor({ db, handle: outcome.handle, code, device: DEVICE }));
}

describe("setting up two-factor authentication", () => {
  it("gives a secret that is kept sealed and counts only once it is confirmed", async () => {
    const { secret, otpauthUrl } = await start();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(otpauthUrl);
    expect(decodeURIComponent(url.pathname)).toBe(`/KLN Packaging:${EMAIL}`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: "KLN Packaging" });
    const row = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    expect(row.twoFactorEnabled).toBe(false);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(openSecret(row.twoFactorPendingSecret ?? "", row.id)).toEqual({ secret, stale: false });
    expect(await state()).toMatchObject({ enabled: false, setupStarted: true });
    expect((await login()).state).toBe("signed-in");
  });

  it("ends with ten codes, a mail and a trace, none of which holds the secret", async () => {
    const { secret, recoveryCodes } = await enabled();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}\w{4}$/);
    expect(await state()).toEqual({
      enabled: true,
      hasPassword: true,
      setupStarted: false,
      recoveryCodesLeft: 10,
      required: false,
      adminsWithout: 0,
    });
    expect(await mails()).toContain("two-factor-enabled");
    const logs = await auditEntries(db);
    expect(logs.map(({ action }) => action)).toContain("Two-Factor Enabled");
    const told = JSON.stringify([logs, await db.recoveryCode.findMany()]);
    for (const text of [secret, ...recoveryCodes]) expect(told).not.toContain(text);
  });

  it("begins with the account's password: a stolen session must not lock its owner out", async () => {
    const identity = await admin();
    const begin = (currentPassword?: string) =>
      startSetup({ db, identity, ipAddress, currentPassword });
    for (const password of [undefined, "a guess"]) {
      const refusal = await begin(password).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        code: "invalid_input",
        details: { fields: { currentPassword: "The current password is wrong." } },
      });
    }
    expect((await state()).setupStarted).toBe(false);
    await db.user.update({ where: { email: EMAIL }, data: { passwordHash: null } });
    expect(await readCode(begin())).toBe("done");
  });

  it("takes only a right code, and says so without signing anybody out", async () => {
    await start();
    expect(await readCode(enable("000000"))).toBe("invalid_input");
    expect((await identify(db, token)).state).toBe("signed-in");
    expect(await actions()).toContain("Second Factor Failed");
    expect((await state()).enabled).toBe(false);
  });

  it("is confirmed by a code once, even in a race", async () => {
    const { secret } = await start();
    const code = codeFor(secret);
    const outcomes = await Promise.all([readCode(enable(code)), readCode(enable(code))]);
    expect(outcomes.sort()).toEqual(["done", "invalid_input"]);
    expect((await state()).recoveryCodesLeft).toBe(10);
  });

  it("uses the code up for the login that follows", async () => {
    const { secret } = await start();
    const code = codeFor(secret);
    await enable(code);
    expect(await second(code)).toBe("invalid_code");
    expect(await second(codeFor(secret, 1))).toBe("done");
  });

  it("can be dropped, and then nothing is left to confirm", async () => {
    const { secret } = await start();
    await cancelSetup({ db, identity: await admin(), ipAddress });
    expect(await readCode(enable(codeFor(secret)))).toBe("invalid_input");
    expect((await state()).setupStarted).toBe(false);
    expect(await actions()).toContain("Two-Factor Setup Cancelled");
  });

  it("ends the sessions that were opened without it, but not this one", async () => {
    const other = await loginToken();
    await enabled();
    expect((await identify(db, other)).state).toBe("expired");
    expect((await identify(db, token)).state).toBe("signed-in");
  });
});

describe("a new secret", () => {
  it("needs a code of the old one, which holds until the new one is confirmed", async () => {
    const { secret } = await enabled();
    expect(await readCode(start())).toBe("invalid_input");
    expect(await readCode(start("000000"))).toBe("invalid_input");
    const { secret: next } = await start(codeFor(secret));
    expect(await second(codeFor(secret, 1))).toBe("done");
    // The new secret has its own steps: the last step of the old secret does not apply to its codes.
    await enable(codeFor(next, -1));
    expect(await second(codeFor(secret, 1))).toBe("invalid_code");
    expect(await second(codeFor(next))).toBe("done");
  });

  it("ends the old recovery codes", async () => {
    const { secret, recoveryCodes } = await enabled();
    const { secret: next } = await start(codeFor(secret));
    await enable(codeFor(next));
    expect(await second(recoveryCodes[0] ?? "")).toBe("invalid_code");
  });

  it("is given for a recovery code as well, to somebody with a new phone", async () => {
    const { recoveryCodes } = await enabled();
    await givenSetting(db, "adminsMustUseTwoFactor", "yes");
    const { secret } = await start(recoveryCodes[3]);
    expect((await state()).recoveryCodesLeft).toBe(9);
    expect(await readCode(enable(codeFor(secret)))).toBe("done");
    expect(await actions()).toContain("Recovery Code Used");
  });

  it("is not confirmed by a recovery code", async () => {
    const { secret, recoveryCodes } = await enabled();
    await start(codeFor(secret));
    expect(await readCode(enable(recoveryCodes[0] ?? ""))).toBe("invalid_input");
    expect((await state()).recoveryCodesLeft).toBe(10);
  });
});

describe("turning two-factor authentication off", () => {
  it("takes a code, and leaves nothing behind", async () => {
    const { secret } = await enabled();
    expect(await readCode(disable("000000"))).toBe("invalid_input");
    await disable(codeFor(secret));
    expect(await db.user.findUniqueOrThrow({ where: { email: EMAIL } })).toMatchObject({
      twoFactorEnabled: false,
      twoFactorSecret: null,
      twoFactorPendingSecret: null,
      twoFactorStep: null,
    });
    expect(await db.recoveryCode.count()).toBe(0);
    expect(await mails()).toContain("two-factor-disabled");
    expect((await login()).state).toBe("signed-in");
  });

  it("takes a recovery code, once, however it is typed", async () => {
    const { recoveryCodes } = await enabled();
    const typed = (recoveryCodes[0] ?? "").toLowerCase().replaceAll("-", " ").replaceAll("0", "o");
    const outcomes = await Promise.all([readCode(disable(typed)), readCode(disable(typed))]);
    expect(outcomes.sort()).toEqual(["done", "invalid_input"]);
  });

  it("refuses a code that a login has used, also when both come at once", async () => {
    const { secret } = await enabled();
    const code = codeFor(secret);
    const [signIn, off] = await Promise.all([second(code), readCode(disable(code))]);
    expect([signIn, off].filter((outcome) => outcome === "done")).toHaveLength(1);
  });

  it("is refused while admins must use it, and the code is not used up", async () => {
    const { secret } = await enabled();
    await givenSetting(db, "adminsMustUseTwoFactor", "yes");
    const code = codeFor(secret);
    const refusal = await disable(code).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect((refusal as AppError).message).toContain("must use two-factor authentication");
    expect(await readCode(renew(code))).toBe("done");
  });
});

describe("an admin who has become a customer meanwhile", () => {
  it("sets nothing up any more", async () => {
    const { secret } = await start();
    const identity = await admin();
    await db.user.update({ where: { email: EMAIL }, data: { role: "user" } });
    const code = codeFor(secret);
    expect(await readCode(enableTwoFactor({ db, identity, code, ipAddress }))).toBe("forbidden");
    const again = startSetup({ db, identity, ipAddress, currentPassword: PASSWORD });
    expect(await readCode(again)).toBe("forbidden");
  });
});

describe("recovery codes", () => {
  it("are made anew for a code of the app; the old ones end", async () => {
    const { secret, recoveryCodes } = await enabled();
    const fresh = await renew(codeFor(secret));
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await second(recoveryCodes[0] ?? "")).toBe("invalid_code");
    expect(await second(fresh[0] ?? "")).toBe("done");
    expect(await state()).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await mails()).toContain("recovery-codes-changed");
  });

  it("buy no new ones", async () => {
    const { recoveryCodes } = await enabled();
    expect(await readCode(renew(recoveryCodes[0] ?? ""))).toBe("invalid_input");
    expect((await state()).recoveryCodesLeft).toBe(10);
  });
});

describe("wrong codes", () => {
  it("are slowed in the settings as at a login, by one counter, and forgiven for a right code", async () => {
    const { secret, recoveryCodes } = await enabled();
    expect(await readCode(disable("000000"))).toBe("invalid_input");
    // The fourteenth failure costs 16 seconds, the next one 32.
    await givenFailures(14, 20);
    const codes = await Promise.all(Array.from({ length: 14 }, () => readCode(disable("000000"))));
    expect(codes.filter((code) => code === "invalid_input")).toHaveLength(1);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(13);
    await givenFailures(15, -60);
    expect(await second("000000")).toBe("rate_limited");
    expect(await readCode(disable("nonsense"))).toBe("rate_limited");
    expect(await readCode(start(recoveryCodes[0] ?? ""))).toBe("done");
    await givenFailures(3, 0);
    expect(await readCode(renew(codeFor(secret)))).toBe("done");
    expect(await db.rateLimit.count({ where: { key: { startsWith: "secondFactors:" } } })).toBe(0);
  });
});
