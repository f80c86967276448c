import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import { can } from "@/lib/base/permissions";
import { requireLiving } from "@/lib/identity/session/lock-account";
import type { Account } from "@/lib/identity/session/account";
import { lockAdminsAnd, requireAnotherAdmin } from "@/lib/identity/accounts/lock-admins";
import {
  requireOwnPassword,
  requireSamePassword,
} from "@/lib/identity/accounts/passwords/require-password";
import { removeAccount } from "./on-delete";

export interface DeleteAccountOptions extends SignedInWrite {
  currentPassword?: string;
}

/**
 * Deletes the account with its sessions, addresses and links. Its orders stay, without an owner,
 * because they are records of the shop.
 * @returns the ids of the products whose reviews changed
 * @throws AppError invalid_input for a wrong password, last_admin, last_owner
 */
export async function deleteAccount(options: DeleteAccountOptions): Promise<string[]> {
  const { db, ipAddress } = options;
  const { account } = options.identity;
  const password = options.currentPassword;
  const provenHash = await requireOwnPassword({ db, account, password, ipAddress });
  return db.$transaction(async (tx) => {
    const locked = await lockAdminsAnd(tx, account.id);
    const found = locked.find(({ id }) => id === account.id);
    const own = await requireLiving(tx, options.identity, found);
    requireSamePassword(own, provenHash);
    if (can(own.role, "users.write")) requireAnotherAdmin(locked, account.id);
    await recordAudit(tx, {
      event: "Account Deleted",
      actor: toActor(account),
      description: `${account.email} deleted the account`,
      ipAddress,
      details: { changes: changes(listFacts(account), null) },
    });
    return removeAccount(tx, { userId: account.id, actor: toActor(account), ipAddress });
  });
}

const listFacts = ({ name, email, company, role }: Account) => ({ name, email, company, role });
