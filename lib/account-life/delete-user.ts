import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { can } from "@/lib/base/permissions";
import type { SignedIn } from "@/lib/identity/session/identify";
import { lockUser } from "@/lib/identity/users/locked-user";
import { removeAccount } from "./on-delete";

export interface DeleteUserOptions {
  db: PrismaClient;
  id: string;
  admin: SignedIn;
  ipAddress: string;
}

/**
 * Deletes somebody's account with its sessions, addresses and links. Its orders stay, without an
 * owner, because they are records of the shop.
 * @returns the ids of the products whose reviews changed
 * @throws AppError not_found, not_on_self, last_admin, last_owner, forbidden
 */
export async function deleteUser({
  db,
  id,
  admin,
  ipAddress,
}: DeleteUserOptions): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const account = await lockUser(tx, {
      id,
      admin,
      removesAdmin: ({ role }) => can(role, "users.write"),
    });
    await recordAudit(tx, {
      event: "User Deleted",
      actor: toActor(admin.account),
      description: `The account ${account.email} was deleted`,
      ipAddress,
      details: { user: account.email, name: account.name, role: account.role },
    });
    return removeAccount(tx, { userId: id, actor: toActor(admin.account), ipAddress });
  });
}
