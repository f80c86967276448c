import "server-only";
import type { Db } from "@/lib/db/client";
import { can } from "@/lib/base/permissions";
import { SETTINGS } from "./definitions";

/** The setting "admins must use two-factor authentication", and the accounts that it blocks. */

/** Reads the database, not the cached settings: a policy applies at once. */
export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  const row = await db.setting.findUnique({
    where: { key: "adminsMustUseTwoFactor" },
    select: { value: true },
  });
  return (row?.value ?? SETTINGS.adminsMustUseTwoFactor.value) === "yes";
}

/**
 * True when a staff account has to set up two-factor authentication before anything else in the admin. It needs one
 * more query, only for accounts with two-factor off.
 */
export async function lacksSecondFactor(
  db: Db,
  account: { role: string; twoFactorEnabled: boolean },
): Promise<boolean> {
  if (!can(account.role, "two-factor.own") || account.twoFactorEnabled) return false;
  return isSecondFactorRequired(db);
}
