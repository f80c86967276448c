import "server-only";
import { changes } from "@/lib/audit/changes";
import type { Transaction } from "@/lib/db/client";
import { recordAddress, type AddressOwner } from "./record-change";
import type { AddressMarks } from "./schemas";

type Default = "defaultShipping" | "defaultBilling";

/**
 * Clears the defaults in `marks` from the account's other addresses. The caller has locked the account, so that the
 * later of two concurrent requests sees the default that the earlier one set.
 * @param id - The address that becomes the default; undefined when it is not created yet.
 */
export async function takeDefaults(
  tx: Transaction,
  owner: AddressOwner,
  marks: AddressMarks,
  id?: string,
): Promise<void> {
  if (marks.defaultShipping) await take(tx, owner, "defaultShipping", id);
  if (marks.defaultBilling) await take(tx, owner, "defaultBilling", id);
}

async function take(
  tx: Transaction,
  owner: AddressOwner,
  mark: Default,
  id: string | undefined,
): Promise<void> {
  const losers = await tx.address.updateManyAndReturn({
    where: { userId: owner.account.id, [mark]: true, ...(id ? { id: { not: id } } : {}) },
    data: { [mark]: false },
    select: { id: true },
  });
  const lost = changes({ [mark]: true }, { [mark]: false });
  for (const loser of losers) await recordAddress(tx, owner, "Address Updated", loser.id, lost);
}
