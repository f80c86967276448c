import "server-only";
import { changes } from "@/lib/audit/changes";
import type { Transaction } from "@/lib/db/client";
import { recordAddress, type AddressOwner } from "./record-change";
import type { AddressMarks } from "./schemas";

type Default = "defaultShipping" | "defaultBilling";

/**
 * Takes the defaults that `marks` gives to one address from the others that have them. The account is
 * locked by now, so that of two requests at once the later one finds what the earlier one gave.
 * @param id - Of the address that becomes the default; undefined for one that is yet to be made.
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
