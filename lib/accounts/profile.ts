import "server-only";
import type { Db } from "@/lib/db/client";
import type { Profile } from "./schemas";

/** The account as its owner sees it. */
export async function readProfile(db: Db, userId: string): Promise<Profile> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      name: true,
      email: true,
      company: true,
      role: true,
      twoFactorEnabled: true,
      emailVerifiedAt: true,
      passwordHash: true,
      orderUpdates: true,
      newsletter: true,
      createdAt: true,
      accountTokens: {
        where: { purpose: "change_email", usedAt: null, expiresAt: { gt: new Date() } },
        select: { email: true },
        take: 1,
      },
    },
  });
  const pendingEmail = user.accountTokens[0]?.email;
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    company: user.company,
    role: user.role,
    twoFactorEnabled: user.twoFactorEnabled,
    emailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    ...(pendingEmail ? { pendingEmail } : {}),
    preferences: { orderUpdates: user.orderUpdates, newsletter: user.newsletter },
    createdAt: user.createdAt.toISOString(),
  };
}
