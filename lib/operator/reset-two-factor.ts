import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/email/queue";
import { lockAccountByEmail } from "@/lib/session/lock-account";
import { endAccess } from "@/lib/session/sessions";
import { clearSecondFactor } from "@/lib/identity/two-factor/clear-second-factor";

interface Reset {
  db: PrismaClient;
  actor: AuditActor;
  /** Lower-cased. */
  email: string;
}

/**
 * Turns the second factor of an account off, for somebody who lost phone and recovery codes, and
 * ends whatever the account has open. False when there was nothing to turn off.
 * @throws AppError not_found
 */
export async function resetTwoFactor({ db, actor, email }: Reset): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const found = await lockAccountByEmail(tx, email);
    if (!found) throw new AppError("not_found", `${email} has no account.`);
    const waiting = { id: found.id, twoFactorPendingSecret: { not: null } };
    const setupStarted = (await tx.user.count({ where: waiting })) === 1;
    if (!found.twoFactorEnabled && !setupStarted) return false;
    await clearSecondFactor(tx, found.id);
    await endAccess(tx, found.id);
    if (found.twoFactorEnabled) {
      await queueMail(tx, { template: "two-factor-disabled", userId: found.id });
    }
    await recordAudit(tx, {
      event: "Two-Factor Reset",
      actor,
      status: "warning",
      description: `The two-factor authentication of ${email} was turned off at the machine`,
      details: {
        before: { twoFactorEnabled: found.twoFactorEnabled, setupStarted },
        after: { twoFactorEnabled: false, setupStarted: false },
      },
    });
    return true;
  });
}
