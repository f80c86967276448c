import "server-only";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { EnvError, type Env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { createAdmin, promoteToAdmin } from "./create-admin";

export interface FirstAdmin {
  email: string;
  /** Only when it was made just now at random; it is shown once and stored nowhere. */
  newPassword?: string;
}

type Wanted = Pick<Env, "ADMIN_EMAIL" | "ADMIN_PASSWORD">;

const NAME = "Shop Admin";

/**
 * Makes the first admin where there is none; answers the oldest admin otherwise. An account that has
 * the address already becomes the admin with the password that it has.
 * @throws EnvError where a stranger may have opened that account, or for an ADMIN_PASSWORD that is easy
 *   to guess
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
  const admin = { db, actor: SYSTEM_ACTOR, name: NAME, email, password: wanted.ADMIN_PASSWORD };
  return { email, ...(await createAdmin(admin).catch(rethrowForOperator)) };
}

/** The operator reads of the variable, not of a form. */
function rethrowForOperator(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
  throw new EnvError(`ADMIN_PASSWORD: ${error.message}`);
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
