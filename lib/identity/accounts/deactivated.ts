import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { Device } from "@/lib/identity/session/sessions";
import type { Account } from "@/lib/identity/session/account";

/** Records that a deactivated account was refused; returns the error for the person who proved to own it. */
export async function refuseDeactivated(
  db: PrismaClient,
  account: Account,
  { ipAddress }: Device,
): Promise<AppError> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Login Failed",
      actor: toActor(account),
      description: `Sign-in of ${account.email} was refused: the account is deactivated`,
      status: "failed",
      ipAddress,
    }),
  );
  return new AppError(
    "forbidden",
    "This account has been deactivated. Please contact us if that is a mistake.",
  );
}
