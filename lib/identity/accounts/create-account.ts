import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { lockAccount, type LockedAccount } from "@/lib/session/lock-account";

/** Makes an account, which nobody else sees before the transaction ends; `users_tallied_new` counts it. */
export async function createAccount(
  tx: Transaction,
  data: Prisma.UserCreateInput,
): Promise<LockedAccount> {
  const { id } = await tx.user.create({ data, select: { id: true } });
  return (await lockAccount(tx, id)) as LockedAccount;
}
