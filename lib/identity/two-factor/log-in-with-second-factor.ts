import "server-only";
import { refuseDeactivated } from "@/lib/identity/accounts/deactivated";
import { admitAccount } from "@/lib/identity/accounts/admit-account";
import { deviceName } from "@/lib/identity/accounts/sign-in/device-name";
import {
  finishPendingLogin,
  isAwaited,
  consumeAttempt,
  type PendingLogin,
} from "@/lib/identity/accounts/sign-in/pending-login";
import { recordAudit, type AuditEntry, toActor } from "@/lib/audit/record";
import { recordRefusal, UNKNOWN_ACTOR } from "@/lib/audit/record-refusal";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { countAttempt } from "@/lib/audit/attempts/count-attempt";
import { forgiveAttempts, type Attempt } from "@/lib/http/limits/database-limit";
import { lockAccount } from "@/lib/identity/session/lock-account";
import { ACCOUNT, type Device, type OpenedSession } from "@/lib/identity/session/sessions";
import type { Account } from "@/lib/identity/session/account";
import type { Means } from "./prove-second-factor";
import { redeemRecoveryCode } from "./recovery-codes";
import { isAppCode } from "./schemas";
import { acceptCode } from "./totp";

export interface SecondFactorOptions {
  db: PrismaClient;
  /** The handle that the first step returned. */
  handle: string;
  /** A code of the app, or a recovery code. */
  code: string;
  device: Device;
}

const invalidCode = () => new AppError("invalid_code", "Invalid 2FA token. Please try again.");

/**
 * Finishes a login. A recovery code works even after too many wrong codes, so that nobody can lock an admin out by
 * trying codes.
 * @throws AppError invalid_code, rate_limited; forbidden for a deactivated account
 */
export async function logInWithSecondFactor(options: SecondFactorOptions): Promise<OpenedSession> {
  const { db, handle, device } = options;
  const pending = await consumeAttempt(db, handle);
  const account =
    pending && (await db.user.findUnique({ where: { id: pending.userId }, select: ACCOUNT }));
  if (!pending || !account) throw await refuseHandle(options);
  const outcome = await proven({ ...options, pending, account });
  if (outcome === "overtaken") throw await refuseHandle(options);
  if (outcome === "deactivated") throw await refuseDeactivated(db, account, device);
  if (outcome !== "wrong") return outcome;
  const entry = failure(account, device, `A wrong second factor was given for ${account.email}`);
  await db.$transaction((tx) => recordAudit(tx, entry));
  throw invalidCode();
}

async function refuseHandle({ db, device }: SecondFactorOptions): Promise<AppError> {
  await recordRefusal(db, "second factor", {
    event: "Second Factor Failed",
    actor: UNKNOWN_ACTOR,
    description: "A second factor was given for a sign-in that is unknown, used up or too old",
    ipAddress: device.ipAddress,
  });
  return invalidCode();
}

interface Step extends SecondFactorOptions {
  pending: PendingLogin;
  account: Account;
}

/** The result of checking the code; "overtaken": a change of the account has ended the login. */
type Outcome = OpenedSession | "wrong" | "overtaken" | "deactivated";

async function proven(step: Step): Promise<Outcome> {
  const { db, code, account, device } = step;
  const attempts: Attempt[] = [{ limit: "secondFactors", subject: account.id }];
  const description = `Too many wrong second factors for ${account.email}: refused`;
  const consumeOne = () => countAttempt(db, attempts, failure(account, device, description));
  if (!isAppCode(code)) {
    const outcome = await finish(step, "recovery code");
    if (outcome === "wrong") await consumeOne();
    return outcome;
  }
  await consumeOne();
  const outcome = await finish(step, "code");
  if (typeof outcome !== "string") await forgiveAttempts(db, attempts);
  return outcome;
}

/** Uses up the code and the pending login, and opens the session with the account's current state. */
async function finish({ db, code, pending, device }: Step, means: Means): Promise<Outcome> {
  return db.$transaction(async (tx) => {
    const account = await lockAccount(tx, pending.userId);
    if (!account || !(await isAwaited(tx, pending.id))) return "overtaken";
    if (account.deactivatedAt) return "deactivated";
    const accept = means === "code" ? acceptCode : redeemRecoveryCode;
    if (!(await accept(tx, account.id, code))) return "wrong";
    await finishPendingLogin(tx, pending.id);
    return admitAccount(tx, account, { remember: pending.remember, device, means });
  });
}

function failure(account: Account, device: Device, description: string): AuditEntry {
  return {
    event: "Second Factor Failed",
    actor: toActor(account),
    description,
    status: "failed",
    ipAddress: device.ipAddress,
    details: { device: deviceName(device.userAgent) },
  };
}
