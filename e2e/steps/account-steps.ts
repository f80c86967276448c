import { expect } from "vitest";
import { admitAccount, type Admission } from "@/lib/identity/accounts/admit-account";
import { createLink, linkText } from "@/lib/identity/accounts/account-link";
import { logIn, type LogInOptions } from "@/lib/identity/accounts/sign-in/log-in";
import { register } from "@/lib/identity/accounts/register";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { removeAccount } from "@/lib/account-life/on-delete";
import { verifyEmail, type VerifyEmailOptions } from "@/lib/account-life/verify-email";
import type { AccountTokenPurpose } from "@/lib/db/generated/enums";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { LockedAccount } from "@/lib/identity/session/lock-account";
import { identify, type SignedIn } from "@/lib/identity/session/identify";

/** Shared steps of account tests, with one user, Asha. */

export const EMAIL = "asha@example.in";
export const PASSWORD = "kraft and string";
export const DEVICE = { userAgent: "test", ipAddress: "203.0.113.7" };

export const VISITOR = { state: "visitor" } as const;

/** Returns the code of the refused attempt, or "done". */
export async function readCode(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}

/** Creates a session of a test account. */
export const sessionFor = (tx: Transaction, account: LockedAccount) =>
  admitAccount(tx, account, { remember: false, device: DEVICE, means: "new account" });

/** Returns the token of a sign-in without a second factor. */
export async function tokenIn(admission: Promise<Admission>): Promise<string> {
  const admitted = await admission;
  if (admitted.state !== "signed-in") throw new Error("A second factor was asked for.");
  return admitted.token;
}

export function accountSteps(db: PrismaClient) {
  const registerAsha = () =>
    register({
      db,
      request: { name: "Asha Rao", email: EMAIL, password: PASSWORD },
      device: DEVICE,
    });
  const login = (options: Partial<LogInOptions> = {}) =>
    logIn({ db, email: EMAIL, password: PASSWORD, remember: false, device: DEVICE, ...options });
  const signedIn = async (token: string): Promise<SignedIn> => {
    const identity = await identify(db, token);
    expect(identity.state).toBe("signed-in");
    return identity as SignedIn;
  };
  const loginToken = () => tokenIn(login());
  const linkFor = async (purpose: AccountTokenPurpose, email = EMAIL): Promise<string> => {
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    const replaced = purpose === "change_email" ? { previousEmail: EMAIL } : {};
    const id = await db.$transaction((tx) =>
      createLink(tx, { purpose, userId, email, ...replaced }),
    );
    return linkText({ id, purpose });
  };
  /** Opens a mailed link as a visitor, with the account's password. */
  const verify = (link: string, claim: Partial<VerifyEmailOptions> = {}) =>
    verifyEmail({ db, link, password: PASSWORD, identity: VISITOR, device: DEVICE, ...claim });
  /**
   * Makes every counter look as if its last `failures` attempts were `secondsAgo` seconds ago by the database's
   * clock. A negative value puts them in the future, so that no wait ends during a test.
   */
  const givenFailures = (failures: number, secondsAgo: number) =>
    db.$executeRaw`
      UPDATE "rate_limits" SET
        "attempts" = array_fill(now() - make_interval(secs => ${secondsAgo}::int), ARRAY[${failures}::int]),
        "lastAt" = now() - make_interval(secs => ${secondsAgo}::int)`;
  return { registerAsha, login, signedIn, loginToken, linkFor, verify, givenFailures };
}

/** Deletes an account like the shop; returns the ids of the products that it reviewed. */
export const deleteUserAccount = (db: PrismaClient, userId: string): Promise<string[]> =>
  db.$transaction((tx) =>
    removeAccount(tx, { userId, actor: SYSTEM_ACTOR, ipAddress: DEVICE.ipAddress }),
  );
