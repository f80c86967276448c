import "server-only";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import type { AuditEvent } from "@/lib/audit/events";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { invalidField } from "@/lib/base/errors";
import { can, type Permission, type Role } from "@/lib/base/permissions";
import type { SignedIn } from "@/lib/identity/session/identify";
import type { LockedAccount } from "@/lib/identity/session/lock-account";
import { endAccess } from "@/lib/identity/session/sessions";
import { dropInvitations } from "@/lib/identity/invitations/drop-invitations";
import { clearSecondFactor } from "@/lib/identity/two-factor/disable-two-factor";
import { lockUser } from "./locked-user";
import { readUser } from "./queries";
import type { AdminUser, UpdateUserRequest } from "./schemas";

export interface UpdateUserOptions {
  db: PrismaClient;
  id: string;
  request: UpdateUserRequest;
  admin: SignedIn;
  ipAddress: string;
}

/**
 * Changes an account's name, company or role, or deactivates it. A new role and a deactivation end the account's
 * sessions at once; its orders stay.
 * @throws AppError not_found, not_on_self, last_admin, forbidden; invalid_input for an admin whose address is
 * unverified
 */
export async function updateUser(options: UpdateUserOptions): Promise<AdminUser> {
  const { db, id, request, admin } = options;
  return db.$transaction(async (tx) => {
    const account = await lockUser(tx, {
      id,
      admin,
      removesAdmin: ({ role }) =>
        loses(role, request.role, "users.write") ||
        (request.deactivated === true && can(role, "users.write")),
    });
    const after = wanted(account, request);
    if (loses(after.role, account.role, "admin.open")) requireProven(account);
    await tx.user.update({ where: { id }, data: after, select: { id: true } });
    if (after.role !== account.role || (after.deactivatedAt && !account.deactivatedAt)) {
      await endAccess(tx, id);
    }
    // Invitations sent by a former admin must admit nobody.
    if (!can(after.role, "users.write") || after.deactivatedAt) {
      await tx.invitation.deleteMany({ where: { invitedById: id } });
    }
    if (after.deactivatedAt) await dropInvitations(tx, id);
    // Without this permission the account has no page to change its second factor.
    if (loses(account.role, after.role, "two-factor.own")) await clearSecondFactor(tx, id);
    await record(tx, options, account, after);
    return readUser(tx, id);
  });
}

const loses = (before: Role, after: Role = before, permission: Permission) =>
  can(before, permission) && !can(after, permission);

/** An account registered with a stranger's address must not become an admin in the stranger's place. */
function requireProven({ email, emailVerifiedAt }: LockedAccount): void {
  if (emailVerifiedAt) return;
  throw invalidField(
    "role",
    `${email} is not verified yet. The person has to open the link in our mail before they can work in the shop.`,
  );
}

type Changeable = Pick<LockedAccount, "name" | "company" | "role" | "deactivatedAt">;

function wanted(account: LockedAccount, request: UpdateUserRequest): Changeable {
  const { name = account.name, company = account.company, role = account.role } = request;
  const { deactivated = account.deactivatedAt !== null } = request;
  return {
    name,
    company,
    role,
    deactivatedAt: deactivated ? (account.deactivatedAt ?? new Date()) : null,
  };
}

/** Writes one entry per kind of change, so that a change of role can be searched for. */
async function record(
  tx: Transaction,
  { admin, ipAddress }: UpdateUserOptions,
  before: LockedAccount,
  after: Changeable,
): Promise<void> {
  const entry = (event: AuditEvent, description: string, details: Record<string, unknown>) =>
    recordAudit(tx, {
      event,
      actor: toActor(admin.account),
      description,
      ipAddress,
      details: { user: before.email, ...details },
    });
  if (after.name !== before.name || after.company !== before.company) {
    const fields = (of: Changeable) => ({ name: of.name, company: of.company });
    await entry("User Updated", `The account ${before.email} was changed`, {
      changes: changes(fields(before), fields(after)),
    });
  }
  if (after.role !== before.role) {
    await entry("User Role Updated", `${before.email} is now ${after.role}`, {
      changes: changes({ role: before.role }, { role: after.role }),
    });
  }
  if (after.deactivatedAt && !before.deactivatedAt) {
    await entry("User Deactivated", `${before.email} was deactivated`, {});
  }
  if (!after.deactivatedAt && before.deactivatedAt) {
    await entry("User Reactivated", `${before.email} may sign in again`, {});
  }
}
