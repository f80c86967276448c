import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockAccountByEmail } from "@/lib/identity/session/lock-account";
import { endAccess } from "@/lib/identity/session/sessions";
import { clearSecondFactor } from "@/lib/identity/two-factor/disable-two-factor";
import { operatorActor } from "../actor";
import { type Command, emailOption } from "../command";
import { openPreparedShop } from "../shop";

export const command: Command = {
  name: "admin:reset-2fa",
  summary: "Turns two-factor authentication off for an account whose phone and codes are lost.",
  usage: "--email <address>",
  flags: [["--email <address>", "the account"]],
  options: { email: { type: "string" } },
  run: async (input) => {
    const email = emailOption(input);
    const { db } = await openPreparedShop();
    const reset = await resetTwoFactor({ db, actor: operatorActor(), email });
    process.stdout.write(
      reset
        ? `Two-factor authentication of ${email} is off, and its sessions have ended.\n`
        : `Two-factor authentication of ${email} was not on; nothing was changed.\n`,
    );
    return 0;
  },
};

interface Reset {
  db: PrismaClient;
  actor: AuditActor;
  /** Lower case. */
  email: string;
}

/**
 * Turns off two-factor sign-in for an account whose owner lost phone and recovery codes, and ends all access that the
 * account has open. Returns false when there was nothing to turn off.
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
