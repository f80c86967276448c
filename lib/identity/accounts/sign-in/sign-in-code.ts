import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "@/lib/db/client";
import { lockAccount, type LockedAccount } from "@/lib/identity/session/lock-account";
import { recordRefusal, UNKNOWN_ACTOR } from "@/lib/audit/record-refusal";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { Identity } from "@/lib/identity/session/identify";
import type { Device } from "@/lib/identity/session/sessions";
import type { SignInFlow } from "@/lib/identity/session/cookies";
import { Refusal } from "@/lib/i18n/refusal";
import { admitAccount, type Admission } from "../admit-account";
import { refuseDeactivated } from "../deactivated";

/**
 * The code in the address when somebody comes back from the provider. It works once, for one minute, and only with the
 * secret of the browser that began. It is not a session: redeeming it opens one.
 */

const LIFETIME_MS = 60 * 1000;

const computeHash = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

/** Returns the code. `browser` is the secret in the flow's cookie. */
export async function createSignInCode(
  tx: Transaction,
  { account, browser }: { account: LockedAccount; browser: string },
): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  await tx.signInCode.create({
    data: {
      codeHash: computeHash(code),
      browserHash: computeHash(browser),
      userId: account.id,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    },
    select: { id: true },
  });
  return code;
}

interface SignInCode {
  code: string;
  browser: string;
}

const good = ({ code, browser }: SignInCode) => ({
  codeHash: computeHash(code),
  browserHash: computeHash(browser),
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** Uses a code up, once, even in a race. Returns the account it belongs to, or undefined when it is not valid here. */
export async function consumeSignInCode(
  tx: Transaction,
  code: SignInCode,
): Promise<LockedAccount | undefined> {
  const found = await tx.signInCode.findFirst({ where: good(code), select: { userId: true } });
  // The account is locked before the code: a change of the account, which deletes the code, locks in this order.
  const account = found && (await lockAccount(tx, found.userId));
  const data = { usedAt: new Date() };
  const { count } = await tx.signInCode.updateMany({ where: good(code), data });
  return account && count === 1 ? account : undefined;
}

export interface RedeemOptions {
  db: PrismaClient;
  code: string;
  /** Undefined for a browser that began no sign-in. */
  flow: SignInFlow | undefined;
  /** The identity that is already signed in in this browser. */
  identity: Identity;
  device: Device;
}

/**
 * Finishes a sign-in with the provider in the browser that began it; two-factor is asked for as after a password. A
 * session of another account stays: following a link must not switch somebody to another account.
 * @throws AppError invalid_token; already_signed_in; forbidden for a deactivated account
 */
export async function redeemSignInCode(options: RedeemOptions): Promise<Admission> {
  const { db, device } = options;
  const outcome = await db.$transaction((tx) => redeem(tx, options));
  if (outcome === "unknown") throw await refuse(options);
  if ("deactivated" in outcome) throw await refuseDeactivated(db, outcome.deactivated, device);
  return outcome;
}

async function redeem(tx: Transaction, { code, flow, identity, device }: RedeemOptions) {
  const account = flow && (await consumeSignInCode(tx, { code, browser: flow.secret }));
  if (!account) return "unknown" as const;
  if (identity.state === "signed-in" && identity.account.id !== account.id) {
    const { email } = identity.account;
    throw new Refusal("already_signed_in", (t) =>
      t("{email} stays signed in. Log out first to change the account.", { email }),
    );
  }
  if (account.deactivatedAt) return { deactivated: account };
  return admitAccount(tx, account, { remember: false, device, means: "Google" });
}

async function refuse({ db, device }: RedeemOptions): Promise<AppError> {
  await recordRefusal(db, "google", {
    event: "Login Failed",
    actor: UNKNOWN_ACTOR,
    description: "A sign-in with Google was finished twice, too late or in another browser",
    ipAddress: device.ipAddress,
  });
  return new AppError(
    "invalid_token",
    "This sign-in has been used or has expired. Please sign in again.",
  );
}
