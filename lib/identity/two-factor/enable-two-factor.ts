import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { invalidField } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { endAccess } from "@/lib/identity/session/sessions";
import { proveSecondFactor } from "./prove-second-factor";
import { replaceRecoveryCodes } from "./recovery-codes";
import { openSecret, seal } from "./secret-box";
import { findTotpStep } from "./totp";

export interface TwoFactorChange extends SignedInWrite {
  code: string;
}

/**
 * Confirms the pending secret with a code; from then on it is the account's secret. Returns ten new recovery codes. All
 * other sessions end: they were opened without this factor.
 * @throws AppError invalid_input when no secret is pending or for a wrong code, rate_limited
 */
export async function enableTwoFactor(options: TwoFactorChange): Promise<string[]> {
  const { db, identity, code, ipAddress } = options;
  const { account, session } = identity;
  await requirePending(db, account.id);
  return proveSecondFactor({
    db,
    identity,
    code,
    ipAddress,
    takesRecoveryCode: false,
    accepts: (tx, text) => confirmPending(tx, account.id, text),
    change: async (tx) => {
      const recoveryCodes = await replaceRecoveryCodes(tx, account.id);
      await endAccess(tx, account.id, { except: session.id });
      await queueMail(tx, { template: "two-factor-enabled", userId: account.id });
      await recordAudit(tx, {
        event: "Two-Factor Enabled",
        actor: toActor(account),
        description: account.twoFactorEnabled
          ? `${account.email} moved two-factor authentication to a new secret`
          : `${account.email} turned two-factor authentication on`,
        ipAddress,
        details: {
          changes: { twoFactorEnabled: { before: account.twoFactorEnabled, after: true } },
        },
      });
      return recoveryCodes;
    },
  });
}

async function requirePending(db: PrismaClient, userId: string): Promise<void> {
  const pending = await db.user.count({
    where: { id: userId, twoFactorPendingSecret: { not: null } },
  });
  if (pending > 0) return;
  throw invalidField("twoFactorToken", "Start the setup first. There is no new secret to confirm.");
}

/**
 * Makes the pending secret the account's, if the code matches it. The last used step starts anew: steps used with the
 * old secret say nothing about codes of the new one.
 */
async function confirmPending(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { twoFactorPendingSecret: true },
  });
  if (!user.twoFactorPendingSecret) return false;
  const { secret, stale } = openSecret(user.twoFactorPendingSecret, userId);
  const step = findTotpStep(secret, code);
  if (step === undefined) return false;
  const { count } = await tx.user.updateMany({
    where: { id: userId, twoFactorPendingSecret: user.twoFactorPendingSecret },
    data: {
      twoFactorEnabled: true,
      twoFactorSecret: stale ? seal(secret, userId) : user.twoFactorPendingSecret,
      twoFactorPendingSecret: null,
      twoFactorStep: step,
    },
  });
  return count === 1;
}
