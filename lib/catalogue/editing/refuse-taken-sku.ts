import "server-only";
import type { Transaction } from "@/lib/db/client";
import { invalidField } from "@/lib/base/errors";
import { lockTexts } from "@/lib/db/locks/text-locks";

/** Locks these article numbers until the transaction ends, so that a concurrent save with the same number waits. */
export const lockSkus = (tx: Transaction, skus: readonly string[]) =>
  lockTexts(
    tx,
    "sku",
    skus.map((sku) => sku.toLowerCase()),
  );

/**
 * Locks the article number until the transaction ends, so that two concurrent saves cannot both take it.
 * @throws AppError invalid_input (field `sku`) when another product that is not archived has it, ignoring case
 */
export async function refuseTakenSku(
  tx: Transaction,
  sku: string | null,
  productId?: string,
): Promise<void> {
  if (sku === null) return;
  await lockSkus(tx, [sku]);
  const [other] = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT "id", "name" FROM "products" WHERE lower("sku") = lower(${sku}) AND "deletedAt" IS NULL`;
  if (!other || other.id === productId) return;
  throw invalidField(
    "sku",
    `${other.name} has the article number ${sku} already. Choose another one.`,
  );
}
