import type { PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { resealSecrets } from "@/lib/identity/two-factor/reseal-secrets";
import { step } from "./steps";

/** Brings two-factor secrets under today's AUTH_SECRET, bound to their accounts; silent where nothing was to do. */
export async function resealStoredSecrets(db: PrismaClient): Promise<void> {
  const { resealed, lost } = await resealSecrets(db);
  if (resealed > 0) {
    const text = `${resealed} sealed anew; AUTH_SECRET_PREVIOUS is not needed for them any more`;
    await step("2FA secrets", () => Promise.resolve({ value: undefined, text }));
  }
  if (lost > 0) {
    log.error(
      `${lost} two-factor secrets can be opened neither with AUTH_SECRET nor with AUTH_SECRET_PREVIOUS. ` +
        "Set the secret that they were made under, or reset those accounts' two-factor authentication.",
    );
  }
}
