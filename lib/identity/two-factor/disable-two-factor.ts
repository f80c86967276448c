import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { Db, Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { endAccess } from "@/lib/identity/session/sessions";
import { isSecondFactorRequired } from "@/lib/shop/settings/second-factor-policy";
import type { TwoFactorChange } from "./enable-two-factor";
import { proveSecondFactor } from "./prove-second-factor";
import { acceptCode } from "./totp";

/**
 * Turns the second factor off, by a code of the app or, for a lost phone, by a recovery code. All other sessions end,
 * because one of them may belong to an attacker.
 * @throws AppError invalid_input for a wrong code or while admins must use it, rate_limited
 */
export async function disableTwoFactor(options: TwoFactorChange): Promise<void> {
  const { db, identity, code, ipAddress } = options;
  const { account, session } = identity;
  await refuseIfRequired(db);
  await proveSecondFactor({
    db,
    identity,
    code,
    ipAddress,
    takesRecoveryCode: true,
    accepts: (tx, text) => acceptCode(tx, account.id, text),
    change: async (tx, means) => {
      // Checks again, now that the account is locked: turning the policy on locks it, too.
      await refuseIfRequired(tx);
      await clearSecondFactor(tx, account.id);
      await endAccess(tx, account.id, { except: session.id });
      await queueMail(tx, { template: "two-factor-disabled", userId: account.id });
      await recordAudit(tx, {
        event: "Two-Factor Disabled",
        actor: toActor(account),
        description: `${account.email} turned two-factor authentication off with a ${means}`,
        status: "warning",
        ipAddress,
        details: { changes: { twoFactorEnabled: { before: true, after: false } } },
      });
    },
  });
}

async function refuseIfRequired(db: Db): Promise<void> {
  if (!(await isSecondFactorRequired(db))) return;
  throw new AppError(
    "invalid_input",
    "Admins of this shop must use two-factor authentication. Turn that rule off first.",
  );
}

/** Removes an account's second factor and its recovery codes. Callers end its sessions themselves. */
export async function clearSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: {
      twoFactorEnabled: false,
      twoFactorSecret: null,
      twoFactorPendingSecret: null,
      twoFactorStep: null,
    },
    select: { id: true },
  });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
