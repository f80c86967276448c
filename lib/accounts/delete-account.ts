import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import type { SignedIn } from "@/lib/session/identify";
import { actorOf } from "./actor";
import { readProfile } from "./profile";
import { requirePassword } from "./set-password";

export interface DeleteAccountOptions {
  db: PrismaClient;
  identity: SignedIn;
  currentPassword?: string;
  ipAddress: string;
}

/**
 * Deletes the account with its sessions, addresses and links. Its orders stay, without an owner,
 * because they are records of the shop.
 * @throws AppError invalid_input for a wrong password, last_admin
 */
export async function deleteAccount(options: DeleteAccountOptions): Promise<void> {
  const { db, ipAddress } = options;
  const { account } = options.identity;
  const { hasPassword } = await readProfile(db, account.id);
  if (hasPassword) await requirePassword(db, account.id, options.currentPassword);
  await db.$transaction(async (tx) => {
    // All admins are held, in one order, so that two who leave at once cannot leave none behind.
    const admins = await tx.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "users" WHERE "role" = 'admin' ORDER BY "id" FOR UPDATE`;
    if (admins.length === 1 && admins[0]?.id === account.id) {
      throw new AppError(
        "last_admin",
        "The last admin cannot leave. Make somebody else admin first.",
      );
    }
    await recordAudit(tx, {
      event: "Account Deleted",
      actor: actorOf(account),
      description: `${account.email} deleted the account`,
      ipAddress,
    });
    await tx.user.delete({ where: { id: account.id }, select: { id: true } });
  });
}
