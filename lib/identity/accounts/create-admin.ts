import "server-only";
import { recordAudit, type AuditActor, SYSTEM_ACTOR, changes } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { ADMIN } from "@/lib/base/permissions";
import { lockAccountByEmail } from "@/lib/identity/session/lock-account";
import { ACCOUNT, endAccess } from "@/lib/identity/session/sessions";
import { EnvError, type Env } from "@/lib/base/env";
import { refuseEasyPassword } from "./passwords/new-password";
import { hashPassword, randomPassword } from "./passwords/password";

interface NewAdmin {
  db: PrismaClient;
  actor: AuditActor;
  name: string;
  /** Lower case. */
  email: string;
  /** When absent, a random password is made; it is displayed, so it must be changed at the first login. */
  password?: string;
}

/**
 * Makes an account with all permissions. The operator vouches for its address. Returns the generated password, to be
 * shown once: it is stored nowhere.
 * @throws AppError duplicate_email, invalid_input for a password that is easy to guess
 */
export async function createAdmin(admin: NewAdmin): Promise<{ newPassword?: string }> {
  const { db, actor, name, email } = admin;
  if (admin.password !== undefined) {
    const chosen = { password: admin.password, field: "password", holder: { name, email } };
    await refuseEasyPassword(db, chosen);
  }
  const password = admin.password ?? randomPassword();
  const mustChangePassword = admin.password === undefined;
  const passwordHash = await hashPassword(password);
  const data = { name, email, role: ADMIN, mustChangePassword } as const;
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.createMany({
      data: { ...data, passwordHash, emailVerifiedAt: new Date() },
      skipDuplicates: true,
    });
    if (count === 0) throw new AppError("duplicate_email", `${email} has an account already.`);
    await recordAudit(tx, {
      event: "Admin Account Created",
      actor,
      description: `${email} was made an admin at the machine`,
      details: { changes: changes(null, data) },
    });
  });
  return mustChangePassword ? { newPassword: password } : {};
}

interface Promotion {
  db: PrismaClient;
  actor: AuditActor;
  email: string;
}

/**
 * Makes an existing account an admin, reactivates it if it was deactivated, and ends its sessions, whose tokens still
 * name the old role. Returns false when it was an admin already.
 * @throws AppError not_found; invalid_input while the address is unverified: anybody may have registered it
 */
export async function promoteToAdmin({ db, actor, email }: Promotion): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const before = await lockAccountByEmail(tx, email);
    if (!before) throw new AppError("not_found", `${email} has no account.`);
    if (before.role === ADMIN && !before.deactivatedAt) return false;
    if (!before.emailVerifiedAt) throw unverified(email);
    const account = await tx.user.update({
      where: { id: before.id },
      data: { role: ADMIN, deactivatedAt: null },
      select: ACCOUNT,
    });
    await endAccess(tx, account.id);
    await recordAudit(tx, {
      event: "User Role Updated",
      actor,
      description: `${email} was made an admin at the machine`,
      details: {
        changes: changes(
          { role: before.role, deactivated: before.deactivatedAt !== null },
          { role: account.role, deactivated: false },
        ),
      },
    });
    return true;
  });
}

function unverified(email: string): AppError {
  return new AppError(
    "invalid_input",
    `${email} is not verified yet; the person has to open the link in our mail first. Nothing was changed.`,
  );
}

export interface FirstAdmin {
  email: string;
  /** Set only when the password was generated now; it is shown once and stored nowhere. */
  newPassword?: string;
}

type Wanted = Pick<Env, "ADMIN_EMAIL" | "ADMIN_PASSWORD">;

const NAME = "Shop Admin";

/**
 * Makes the first admin where there is none; returns the oldest admin otherwise. An existing account with the address
 * becomes the admin and keeps its password.
 * @throws EnvError where a stranger may have opened that account, or for an ADMIN_PASSWORD that is easy to guess
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

/** The operator sees an error about the environment variable, not about a form field. */
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
