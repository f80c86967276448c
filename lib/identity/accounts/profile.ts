import "server-only";
import type { Db } from "@/lib/db/client";
import { unauthenticated } from "@/lib/identity/session/unauthenticated";
import { readPreferences } from "./update-preferences";
import type { Profile } from "./schemas";

/**
 * Returns the account as its owner sees it.
 * @throws AppError unauthenticated when it was deleted while the request was running
 */
export async function readProfile(db: Db, userId: string): Promise<Profile> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      name: true,
      email: true,
      company: true,
      gstin: true,
      role: true,
      twoFactorEnabled: true,
      emailVerifiedAt: true,
      passwordHash: true,
      createdAt: true,
      membership: { select: { role: true, company: { select: { id: true, name: true } } } },
      accountTokens: {
        where: { purpose: "change_email", usedAt: null, expiresAt: { gt: new Date() } },
        select: { email: true },
        take: 1,
      },
    },
  });
  if (!user) throw unauthenticated("expired");
  const pendingEmail = user.accountTokens[0]?.email;
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    company: user.company,
    gstin: user.gstin,
    role: user.role,
    twoFactorEnabled: user.twoFactorEnabled,
    emailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    ...(pendingEmail ? { pendingEmail } : {}),
    preferences: await readPreferences(db, userId),
    membership: user.membership && {
      company: { _id: user.membership.company.id, name: user.membership.company.name },
      role: user.membership.role,
    },
    createdAt: user.createdAt.toISOString(),
  };
}
