import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { generateSync } from "otplib";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import { currentToken } from "@/lib/identity/session/sessions";
import { identify, type SignedIn } from "@/lib/identity/session/identify";
import {
  accountSteps,
  readCode,
  sessionFor,
  DEVICE,
  EMAIL,
  PASSWORD,
} from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { heldOpen, untilBlocked } from "@/e2e/support/faults/held-open";
import { disableTwoFactor } from "@/lib/identity/two-factor/disable-two-factor";
import { enableTwoFactor } from "@/lib/identity/two-factor/enable-two-factor";
import { logInWithSecondFactor } from "@/lib/identity/two-factor/log-in-with-second-factor";
import { replaceRecoveryCodes } from "@/lib/identity/two-factor/recovery-codes";
import { seal } from "@/lib/identity/two-factor/secret-box";
import { newSecret } from "@/lib/identity/two-factor/totp";
import { updateUser } from "@/lib/identity/users/update-user";
import { deleteAccount } from "@/lib/account-life/delete-account";
import { changePassword, resetPassword } from "@/lib/account-life/set-password";
import { signInWithGoogle } from "@/lib/account-life/sign-in-with-google";
import { createAccount } from "./register";
import { logIn } from "./sign-in/log-in";
import { redeemSignInCode } from "./sign-in/sign-in-code";

/**
 * Runs every way to sign in against every change that affects signing in, each held open before its commit while the
 * other arrives.
 */

const { db } = testDatabase();
const { signedIn, linkFor } = accountSteps(db);
const ipAddress = DEVICE.ipAddress;
const NEW_PASSWORD = "another kraft string";

/** A hash with cheap parameters: these tests do not measure how it was made. */
let cheapHash: string;
beforeAll(async () => {
  cheapHash = await hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
});

const CHANGES = ["change", "reset", "2FA on", "2FA off", "demote", "deactivate", "delete"] as const;
const ADMISSIONS = [
  "password",
  "second factor",
  "recovery code",
  "the provider's word",
  "the provider's code",
  "exchange",
] as const;
type Change = (typeof CHANGES)[number];
type Admission = (typeof ADMISSIONS)[number];

interface Shop {
  secret: string;
  nextSecret: string;
  recoveryCodes: string[];
  /** Asha's session that makes the changes, and her session on another device. */
  own: SignedIn;
  other: { token: string; identity: SignedIn };
  meera: SignedIn;
}

let shop: Shop;

/** Asha is one of two admins, with two-factor where either side needs it. */
async function givenShop(admission: Admission, change: Change): Promise<Shop> {
  const [secret, nextSecret] = [newSecret(), newSecret()];
  const waits = admission === "second factor" || admission === "recovery code";
  const twoFactorEnabled = waits || change === "2FA off";
  const opened = await db.$transaction(async (tx) => {
    const common = { role: "admin", emailVerifiedAt: new Date() } as const;
    const meera = await createAccount(tx, { name: "M", email: "meera@example.in", ...common });
    const id = randomUUID();
    const asha = await createAccount(tx, {
      ...common,
      id,
      name: "Asha",
      email: EMAIL,
      passwordHash: cheapHash,
      googleIssuer: "https://accounts.google.com",
      googleSubject: "asha at google",
      twoFactorEnabled,
      twoFactorSecret: twoFactorEnabled ? seal(secret, id) : null,
      twoFactorPendingSecret: change === "2FA on" ? seal(nextSecret, id) : null,
    });
    const readToken = async (account: typeof asha) => (await sessionFor(tx, account)).token;
    const recoveryCodes = twoFactorEnabled ? await replaceRecoveryCodes(tx, asha.id) : [];
    return {
      recoveryCodes,
      own: await readToken(asha),
      other: await readToken(asha),
      meera: await readToken(meera),
    };
  });
  return {
    secret,
    nextSecret,
    recoveryCodes: opened.recoveryCodes,
    own: await signedIn(opened.own),
    other: { token: opened.other, identity: await signedIn(opened.other) },
    meera: await signedIn(opened.meera),
  };
}

const codeFor = (secret: string) => generateSync({ secret });

async function prepareChange(change: Change): Promise<(on: PrismaClient) => Promise<unknown>> {
  const { own: identity, meera: admin, nextSecret, recoveryCodes } = shop;
  const { id } = identity.account;
  const update = (request: { role: "user" } | { deactivated: true }) => (on: PrismaClient) =>
    updateUser({ db: on, id, request, admin, ipAddress });
  switch (change) {
    case "change": {
      const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      return (on) => changePassword({ db: on, identity, ...passwords, device: DEVICE });
    }
    case "reset": {
      const link = await linkFor("reset_password");
      return (on) => resetPassword({ db: on, link, password: NEW_PASSWORD, ipAddress });
    }
    case "2FA on":
      return (on) => enableTwoFactor({ db: on, identity, code: codeFor(nextSecret), ipAddress });
    case "2FA off":
      return (on) =>
        disableTwoFactor({ db: on, identity, code: recoveryCodes[0] ?? "", ipAddress });
    case "demote":
      return update({ role: "user" });
    case "deactivate":
      return update({ deactivated: true });
    case "delete":
      return (on) => deleteAccount({ db: on, identity, currentPassword: PASSWORD, ipAddress });
  }
}

/** A token, the handle of a pending login, the code of a sign-in with the provider, or the refusal. */
interface Admitted {
  token?: string;
  handle?: string;
  code?: string;
  refusal?: string;
}

async function prepareAdmission(way: Admission): Promise<(on: PrismaClient) => Promise<Admitted>> {
  const { secret, recoveryCodes, other } = shop;
  const login = (on: PrismaClient) =>
    logIn({ db: on, email: EMAIL, password: PASSWORD, remember: false, device: DEVICE });
  const refusable = async (attempt: Promise<Admitted>): Promise<Admitted> =>
    attempt.catch(async () => ({ refusal: await readCode(attempt) }));
  switch (way) {
    case "password":
      return (on) => refusable(login(on));
    case "second factor":
    case "recovery code": {
      const outcome = await login(db);
      const handle = "handle" in outcome ? outcome.handle : "";
      const code = way === "second factor" ? codeFor(secret) : (recoveryCodes[1] ?? "");
      return (on) => refusable(logInWithSecondFactor({ db: on, handle, code, device: DEVICE }));
    }
    case "the provider's word":
      return google;
    case "the provider's code": {
      const { code = "" } = await google(db);
      const identity = { state: "visitor" } as const;
      return (on) => refusable(redeemSignInCode({ db: on, code, flow, identity, device: DEVICE }));
    }
    case "exchange":
      return (on) =>
        refusable(currentToken(on, other.token, other.identity).then((token) => ({ token })));
  }
}

const profile = {
  issuer: "https://accounts.google.com",
  subject: "asha at google",
  email: EMAIL,
  emailVerified: true,
  name: "Asha",
};
const flow = { secret: "of the browser that began" };

async function google(on: PrismaClient): Promise<Admitted> {
  const way = await signInWithGoogle({ db: on, profile, flow, device: DEVICE });
  const query = new URL(way, "https://shop.example").searchParams;
  const code = query.get("token") ?? undefined;
  return code ? { code } : { refusal: query.get("error") ?? "" };
}

function getKind({ token, handle, code, refusal }: Admitted): string {
  if (token) return "signed in";
  if (handle) return "second factor";
  return code ? "code" : (refusal ?? "");
}

/** True while the token, handle or code still opens something. */
async function lives({ token, handle, code }: Admitted): Promise<boolean> {
  if (token) return (await identify(db, token)).state === "signed-in";
  const where = { usedAt: null };
  if (handle) return (await db.pendingLogin.count({ where })) > 0;
  return Boolean(code) && (await db.signInCode.count({ where })) > 0;
}

const overAll = (outcome: string) =>
  Object.fromEntries(CHANGES.map((change) => [change, outcome])) as Record<Change, string>;

/** The result for a person who arrives while the change is running, once it is done. */
const TOLD: Record<Admission, Record<Change, string>> = {
  password: {
    change: "invalid_credentials",
    reset: "invalid_credentials",
    "2FA on": "second factor",
    "2FA off": "signed in",
    demote: "signed in",
    deactivate: "forbidden",
    delete: "invalid_credentials",
  },
  "second factor": overAll("invalid_code"),
  "recovery code": overAll("invalid_code"),
  // The provider's sign-in does not depend on the password; where the account is gone, it opens a new one.
  "the provider's word": { ...overAll("code"), deactivate: "google_deactivated" },
  "the provider's code": overAll("invalid_token"),
  exchange: overAll("unauthenticated"),
};

describe.each(ADMISSIONS)("somebody who comes by %s", (way) => {
  describe.each(CHANGES)("against: %s", (change) => {
    let makeChange: (on: PrismaClient) => Promise<unknown>;
    let admit: (on: PrismaClient) => Promise<Admitted>;

    beforeEach(async () => {
      shop = await givenShop(way, change);
      makeChange = await prepareChange(change);
      admit = await prepareAdmission(way);
    });

    it("is out again when the change came second", async () => {
      const first = heldOpen(db);
      const admission = admit(first.db);
      await first.reached;
      const changed = makeChange(db);
      await untilBlocked(db, changed);
      first.release();
      const admitted = await admission;
      await changed;
      expect(admitted.refusal).toBeUndefined();
      expect(await lives(admitted)).toBe(false);
    });

    it("is told what stands when the change came first", async () => {
      const first = heldOpen(db);
      const changed = makeChange(first.db);
      await first.reached;
      const admission = admit(db);
      await untilBlocked(db, admission);
      first.release();
      await changed;
      const admitted = await admission;
      expect(getKind(admitted)).toBe(TOLD[way][change]);
      expect(await lives(admitted)).toBe(admitted.refusal === undefined);
      expect((await identify(db, shop.other.token)).state).not.toBe("signed-in");
    });
  });
});
