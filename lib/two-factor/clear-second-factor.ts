import "server-only";
import type { Transaction } from "@/lib/db/client";

/** Takes an account's second factor away, with all that belongs to it and every login that awaits it. */
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
  await tx.pendingLogin.deleteMany({ where: { userId } });
}
