import "server-only";
import { recordAudit } from "@/lib/audit/record";
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
import { forgetGuesses, takeGuess, type Guess } from "./guess-limit";
import { finishPendingLogin, takeAttempt, type PendingLogin } from "./pending-login";

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
  if (!pending) throw invalidCode();
  const account = await db.user.findUniqueOrThrow({
    where: { id: pending.userId },
    select: { ...ACCOUNT, deactivatedAt: true },
  });
  if (account.deactivatedAt) throw await refuseDeactivated(db, account, device);
  const means = await provenBy(db, account, code);
  if (!means) {
    await recordFailure(db, account, device);
    throw invalidCode();
  }
  return finish(db, account, pending, means, device);
}

type Means = "code" | "recovery code";

async function provenBy(
  db: PrismaClient,
  { id }: Account,
  code: string,
): Promise<Means | undefined> {
  if (await redeemRecoveryCode(db, id, code)) return "recovery code";
  const guess: Guess = { kind: "secondFactor", subject: id };
  await takeGuess(db, [guess]);
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
      ...(means === "code" ? {} : { status: "warning" }),
    });
    return openSession(tx, { account, remember: pending.remember, device });
  });
}

async function recordFailure(db: PrismaClient, account: Account, device: Device): Promise<void> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Second Factor Failed",
      actor: actorOf(account),
      description: `A wrong second factor was given for ${account.email}`,
      status: "failed",
      ipAddress: device.ipAddress,
    }),
  );
}
