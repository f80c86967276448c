import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";

/** Holds these numbers until the transaction ends: whoever gives one of them at once waits. */
export async function holdSkus(tx: Transaction, skus: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(sku, 7))
    FROM (SELECT DISTINCT lower(s) AS sku FROM unnest(${[...skus]}::text[]) AS s ORDER BY 1) AS sorted`;
}

/**
 * Holds the number until the transaction ends, so that two who give it at once are told of each other.
 * @throws AppError invalid_input (field `sku`) where another product that is not archived has it, in any case
 */
export async function refuseTakenSku(
  tx: Transaction,
  sku: string | null,
  productId?: string,
): Promise<void> {
  if (sku === null) return;
  await holdSkus(tx, [sku]);
  const [other] = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT "id", "name" FROM "products" WHERE lower("sku") = lower(${sku}) AND "deletedAt" IS NULL`;
  if (!other || other.id === productId) return;
  const message = `${other.name} has the article number ${sku} already. Choose another one.`;
  throw new AppError("invalid_input", message, { fields: { sku: message } });
}
