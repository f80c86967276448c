import "server-only";
import { type AuditedRowWrite, recordAudit, changes } from "@/lib/audit/record";
import { announce } from "@/lib/messaging/events/announce";
import { auditedState, lockProduct } from "./product-state";

/**
 * Archives a product: it leaves the shop and can be restored. Past orders keep their own copy of it.
 * @throws AppError not_found, also when it is already archived
 */
export async function deleteProduct(options: AuditedRowWrite): Promise<void> {
  const { db, id, actor, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    await tx.product.update({
      where: { id },
      data: { deletedAt: new Date(), featuredPosition: null },
      select: { id: true },
    });
    await announce(tx, "product.changed", id);
    await recordAudit(tx, {
      event: "Product Deleted",
      actor,
      description: `${product.name} was taken out of the catalogue`,
      ipAddress,
      details: { product: id, changes: { ...changes(auditedState(product), null) } },
    });
  });
}
