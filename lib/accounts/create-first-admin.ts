import "server-only";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { EnvError, type Env } from "@/lib/env";
import { isCommonPassword } from "./common-passwords";
import { createAdmin, promoteToAdmin } from "./create-admin";
import { randomPassword } from "./password";

export interface FirstAdmin {
  email: string;
  /** Only when it was made just now at random; it is shown once and stored nowhere. */
  newPassword?: string;
}

type Wanted = Pick<Env, "ADMIN_EMAIL" | "ADMIN_PASSWORD">;

/**
 * The rule that every chosen password is held to; lib/env.ts has the length.
 * @throws EnvError
 */
export function refuseCommonAdminPassword({ ADMIN_PASSWORD }: Wanted): void {
  if (ADMIN_PASSWORD === undefined || !isCommonPassword(ADMIN_PASSWORD)) return;
  throw new EnvError("ADMIN_PASSWORD is one of the most common passwords; choose another.");
}

/**
 * Makes the first admin where there is none; answers the oldest admin otherwise. An account that has
 * the address already becomes the admin with the password that it has.
 * @throws EnvError where a stranger may have opened that account
 */
export async function createFirstAdmin(db: PrismaClient, wanted: Wanted): Promise<FirstAdmin> {
  const existing = await db.user.findFirst({
    where: { role: "admin" },
    orderBy: { createdAt: "asc" },
    select: { email: true },
  });
  if (existing) return existing;
  const email = wanted.ADMIN_EMAIL.toLowerCase();
  if (await hasProvenAccount(db, email)) {
    await promoteToAdmin({ db, actor: SYSTEM_ACTOR, email });
    return { email };
  }
  const password = wanted.ADMIN_PASSWORD ?? randomPassword();
  const isShown = wanted.ADMIN_PASSWORD === undefined;
  await createAdmin({ db, actor: SYSTEM_ACTOR, name: "Shop Admin", email, password, isShown });
  return isShown ? { email, newPassword: password } : { email };
}

async function hasProvenAccount(db: PrismaClient, email: string): Promise<boolean> {
  const account = await db.user.findUnique({ where: { email }, select: { emailVerifiedAt: true } });
  if (account?.emailVerifiedAt === null) {
    throw new EnvError(
      `ADMIN_EMAIL: ${email} has an account whose address was never confirmed, so that it may be anybody's; name another address.`,
    );
  }
  return account !== null;
}
