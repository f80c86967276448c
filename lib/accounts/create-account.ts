import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { holdAccount, type HeldAccount } from "@/lib/session/hold-account";

/** Makes an account, which nobody else sees before the transaction ends. */
export async function createAccount(
  tx: Transaction,
  data: Prisma.UserCreateInput,
): Promise<HeldAccount> {
  const { id } = await tx.user.create({ data, select: { id: true } });
  return (await holdAccount(tx, id)) as HeldAccount;
}
