import "server-only";
import { longMoment } from "@/lib/base/dates";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import type { ProductState } from "./product-state";

/**
 * Refuses an edit when somebody else changed the product since it was read. `readAt` is the product's `updatedAt` at
 * that time (ISO 8601); undefined skips the check.
 * @throws AppError edit_conflict; the message says who edited it and when
 */
export async function refuseOlderEdit(
  tx: Transaction,
  product: ProductState,
  readAt: string | undefined,
): Promise<void> {
  if (readAt === undefined || new Date(readAt) >= product.updatedAt) return;
  const by = await lastEditor(tx, product.id, new Date(readAt));
  const when = `on ${longMoment(product.updatedAt)}, after you opened it`;
  const what = by ? `${by} changed this product ${when}.` : `This product was changed ${when}.`;
  throw new AppError(
    "edit_conflict",
    `${what} Nothing was saved. Load it again and repeat your change.`,
    { extra: { changedBy: by ?? null, changedAt: product.updatedAt.toISOString() } },
  );
}

async function lastEditor(tx: Transaction, id: string, since: Date): Promise<string | undefined> {
  const entry = await tx.auditLog.findFirst({
    where: {
      type: "product",
      action: "Product Updated",
      timestamp: { gte: since },
      details: { path: ["product"], equals: id },
    },
    orderBy: [{ timestamp: "desc" }, { id: "desc" }],
    select: { actorName: true },
  });
  return entry?.actorName;
}
