import "server-only";
import { recordAudit, type AuditEntry } from "@/lib/audit/record";
import { recordRefusal, UNKNOWN_ACTOR } from "@/lib/audit/record-refusal";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import {
  ACCOUNT,
  openSession,
  type Account,
  type Device,
  type OpenedSession,
} from "@/lib/session/sessions";
import { redeemRecoveryCode } from "@/lib/two-factor/recovery-codes";
import { acceptCode } from "@/lib/two-factor/totp";
import { actorOf } from "./actor";
import { refuseDeactivated } from "./deactivated";
import { deviceName } from "./device-name";
import { forgetGuesses, type Guess } from "./guess-limit";
import { finishPendingLogin, takeAttempt, type PendingLogin } from "./pending-login";
import { takeNotedGuess } from "./take-noted-guess";

export interface SecondFactorOptions {
  db: PrismaClient;
  /** What the first step answered. */
  handle: string;
  /** A code of the app, or a recovery code. */
  code: string;
  device: Device;
}

const invalidCode = () => new AppError("invalid_code", "Invalid 2FA token. Please try again.");

/**
 * Finishes a login. A recovery code works even where too many wrong codes have been tried, so that
 * nobody can lock an admin out by guessing.
 * @throws AppError invalid_code, rate_limited; forbidden for a deactivated account
 */
export async function logInWithSecondFactor(options: SecondFactorOptions): Promise<OpenedSession> {
  const { db, handle, code, device } = options;
  const pending = await takeAttempt(db, handle);
  if (!pending) {
    await recordRefusal(db, "second factor", {
      event: "Second Factor Failed",
      actor: UNKNOWN_ACTOR,
      description: "A second factor was given for a sign-in that is unknown, used up or too old",
      ipAddress: device.ipAddress,
    });
    throw invalidCode();
  }
  const account = await db.user.findUniqueOrThrow({
    where: { id: pending.userId },
    select: { ...ACCOUNT, deactivatedAt: true },
  });
  if (account.deactivatedAt) throw await refuseDeactivated(db, account, device);
  const means = await provenBy(db, account, code, device);
  if (!means) {
    const entry = failure(account, device, `A wrong second factor was given for ${account.email}`);
    await db.$transaction((tx) => recordAudit(tx, entry));
    throw invalidCode();
  }
  return finish(db, account, pending, means, device);
}

type Means = "code" | "recovery code";

async function provenBy(
  db: PrismaClient,
  account: Account,
  code: string,
  device: Device,
): Promise<Means | undefined> {
  const { id, email } = account;
  if (await redeemRecoveryCode(db, id, code)) return "recovery code";
  const guess: Guess = { kind: "secondFactor", subject: id };
  const refusal = failure(account, device, `Too many wrong second factors for ${email}: refused`);
  await takeNotedGuess(db, [guess], refusal);
  if (!(await acceptCode(db, id, code))) return undefined;
  await forgetGuesses(db, [guess]);
  return "code";
}

async function finish(
  db: PrismaClient,
  account: Account,
  pending: PendingLogin,
  means: Means,
  device: Device,
): Promise<OpenedSession> {
  return db.$transaction(async (tx) => {
    if (!(await finishPendingLogin(tx, pending.id))) throw invalidCode();
    await recordAudit(tx, {
      event: means === "code" ? "Login" : "Recovery Code Used",
      actor: actorOf(account),
      description: `${account.email} signed in with a ${means}`,
      ipAddress: device.ipAddress,
      details: { means, device: deviceName(device.userAgent) },
      ...(means === "code" ? {} : { status: "warning" }),
    });
    return openSession(tx, { account, remember: pending.remember, device });
  });
}

function failure(account: Account, device: Device, description: string): AuditEntry {
  return {
    event: "Second Factor Failed",
    actor: actorOf(account),
    description,
    status: "failed",
    ipAddress: device.ipAddress,
    details: { device: deviceName(device.userAgent) },
  };
}
