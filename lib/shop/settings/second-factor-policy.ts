import "server-only";
import type { Db } from "@/lib/db/client";
import { can } from "@/lib/base/permissions";
import { SETTINGS } from "./definitions";

/** The setting "admins must use two-factor authentication", and whom it keeps out. */

/** Read from the database and not from what is kept of the settings: a policy counts at once. */
export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  const row = await db.setting.findUnique({
    where: { key: "adminsMustUseTwoFactor" },
    select: { value: true },
  });
  return (row?.value ?? SETTINGS.adminsMustUseTwoFactor.value) === "yes";
}

/**
 * Whether an account has to set up two-factor authentication before anything else of the admin's: that
 * of everybody who works in the shop. One more question to the database, and only for those who have it off.
 */
export async function lacksSecondFactor(
  db: Db,
  account: { role: string; twoFactorEnabled: boolean },
): Promise<boolean> {
  if (!can(account.role, "two-factor.own") || account.twoFactorEnabled) return false;
  return isSecondFactorRequired(db);
}
