import "server-only";
import { actorOf } from "@/lib/audit/actor";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { endAccountSubscription } from "@/lib/inbox/newsletter/account-subscription";
import { can } from "@/lib/base/permissions";
import type { SignedIn } from "@/lib/session/identify";
import { requireLiving } from "@/lib/session/lock-signed-in";
import type { Account } from "@/lib/session/sessions";
import { lockAdminsAnd, requireAnotherAdmin } from "./lock-admins";
import { removeAccount } from "./remove-account";
import { requireOwnPassword, requireSamePassword } from "./require-password";

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
  const password = options.currentPassword;
  const provenHash = await requireOwnPassword({ db, account, password, ipAddress });
  await db.$transaction(async (tx) => {
    const held = await lockAdminsAnd(tx, account.id);
    const found = held.find(({ id }) => id === account.id);
    const own = await requireLiving(tx, options.identity, found);
    requireSamePassword(own, provenHash);
    if (can(own.role, "users.write")) requireAnotherAdmin(held, account.id);
    await recordAudit(tx, {
      event: "Account Deleted",
      actor: actorOf(account),
      description: `${account.email} deleted the account`,
      ipAddress,
      details: { changes: changes(factsOf(account), null) },
    });
    await endAccountSubscription(tx, {
      actor: actorOf(account),
      ipAddress,
      userId: account.id,
      means: "deleted account",
    });
    await removeAccount(tx, account.id);
  });
}

const factsOf = ({ name, email, company, role }: Account) => ({ name, email, company, role });
