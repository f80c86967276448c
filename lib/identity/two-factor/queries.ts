import "server-only";
import type { Db } from "@/lib/db/client";
import { rolesWith } from "@/lib/base/permissions";
import { isSecondFactorRequired } from "@/lib/shop/settings/second-factor-policy";
import { countRecoveryCodes } from "./recovery-codes";
import type { TwoFactorState } from "./schemas";

/** Returns the state of an account's second factor, never a secret. */
export async function readTwoFactorState(db: Db, userId: string): Promise<TwoFactorState> {
  const [user, recoveryCodesLeft, required, adminsWithout] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { twoFactorEnabled: true, twoFactorPendingSecret: true, passwordHash: true },
    }),
    countRecoveryCodes(db, userId),
    isSecondFactorRequired(db),
    db.user.count({
      where: {
        role: { in: [...rolesWith("two-factor.own")] },
        twoFactorEnabled: false,
        deactivatedAt: null,
      },
    }),
  ]);
  return {
    enabled: user.twoFactorEnabled,
    hasPassword: user.passwordHash !== null,
    setupStarted: user.twoFactorPendingSecret !== null,
    recoveryCodesLeft,
    required,
    adminsWithout,
  };
}
