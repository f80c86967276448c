import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import { queueMail } from "@/lib/messaging/email/queue";
import type { TwoFactorChange } from "./enable-two-factor";
import { proveSecondFactor } from "./prove-second-factor";
import { replaceRecoveryCodes } from "./recovery-codes";
import { acceptCode } from "./totp";

/**
 * Returns ten new recovery codes; the old ones stop working. It needs a code of the app: a single found recovery code
 * must not give access to ten.
 * @throws AppError invalid_input for a wrong code, rate_limited
 */
export async function renewRecoveryCodes(options: TwoFactorChange): Promise<string[]> {
  const { db, identity, code, ipAddress } = options;
  const { account } = identity;
  return proveSecondFactor({
    db,
    identity,
    code,
    ipAddress,
    takesRecoveryCode: false,
    accepts: (tx, text) => acceptCode(tx, account.id, text),
    change: async (tx) => {
      const recoveryCodes = await replaceRecoveryCodes(tx, account.id);
      await queueMail(tx, { template: "recovery-codes-changed", userId: account.id });
      await recordAudit(tx, {
        event: "Recovery Codes Created",
        actor: toActor(account),
        description: `${account.email} made new recovery codes`,
        ipAddress,
      });
      return recoveryCodes;
    },
  });
}
