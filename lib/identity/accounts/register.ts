import "server-only";
import type { z } from "zod";
import { Prisma, type PrismaClient } from "shop-database";
import { recordAudit, unverifiedActor, toActor, changes } from "@/lib/audit/record";
import { recordRefusal } from "@/lib/audit/record-refusal";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import type { Device, OpenedSession } from "@/lib/identity/session/sessions";
import type { Transaction } from "@/lib/db/client";
import { lockAccount, type LockedAccount } from "@/lib/identity/session/lock-account";
import { createLink } from "./account-link";
import { admitAccount } from "./admit-account";
import { refuseEasyPassword } from "./passwords/new-password";
import { hashPassword } from "./passwords/password";
import type { registerSchema } from "./schemas";

export interface RegisterOptions {
  db: PrismaClient;
  request: z.output<typeof registerSchema>;
  device: Device;
}

/**
 * Opens an account with the role user, mails the verification link, and signs in.
 * @throws AppError duplicate_email, invalid_input for a password that is easy to guess
 */
export async function register({ db, request, device }: RegisterOptions): Promise<OpenedSession> {
  const { password } = request;
  await refuseEasyPassword(db, { password, field: "password", holder: request });
  const passwordHash = await hashPassword(password);
  const { name, email, company } = request;
  try {
    return await db.$transaction(async (tx) => {
      const data = { name, email, company: company ?? null, passwordHash };
      const account = await createAccount(tx, data);
      const linkId = await createLink(tx, { purpose: "verify_email", userId: account.id, email });
      await queueMail(tx, { template: "verify-email", linkId });
      await recordAudit(tx, {
        event: "Account Created",
        actor: toActor(account),
        description: `${email} opened an account`,
        ipAddress: device.ipAddress,
        details: { changes: changes(null, { name, email, company }) },
      });
      return admitAccount(tx, account, { remember: false, device, means: "new account" });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await recordRefusal(db, "register", {
      event: "Registration Failed",
      actor: unverifiedActor(email, name),
      description: `Somebody tried to open a second account for ${email}`,
      status: "warning",
      ipAddress: device.ipAddress,
    });
    throw duplicateEmail();
  }
}

/** Prisma's code for a violated UNIQUE constraint. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

export function duplicateEmail(): AppError {
  const message = "This email already has an account. Sign in, or reset your password.";
  return new AppError("duplicate_email", message, { fields: { email: message } });
}

/** Creates an account, invisible to others until the transaction ends. */
export async function createAccount(
  tx: Transaction,
  data: Prisma.UserCreateInput,
): Promise<LockedAccount> {
  const { id } = await tx.user.create({ data, select: { id: true } });
  return (await lockAccount(tx, id)) as LockedAccount;
}
