import "server-only";
import type { Transaction } from "@/lib/db/client";

/** Takes an account's second factor away, with all that belongs to it. Its access is ended besides. */
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
