import "server-only";
import { type AuditedRowWrite, recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { announce } from "@/lib/messaging/events/announce";
import { AppError } from "@/lib/base/errors";
import { getAdminProduct } from "../admin/queries";
import type { AdminProduct } from "../admin/schemas";
import { auditedState, readState } from "./product-state";
import { refuseTakenSku } from "./refuse-taken-sku";
import { isSizeTaken } from "./save-family";

/**
 * Restores an archived product, leaving out pictures that no longer exist. It returns as a draft when no picture is
 * left, and outside its family when another product has taken its size.
 * @throws AppError not_found when it is not archived; invalid_input when its article number was taken meanwhile
 */
export async function restoreProduct(options: AuditedRowWrite): Promise<AdminProduct> {
  const { db, id, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const archived = await lockArchived(tx, id);
    await refuseTakenSku(tx, archived.sku);
    const data = { deletedAt: null, ...(await stillThere(tx, archived)) };
    const isTaken = await isSizeTaken(tx, archived);
    await tx.product.update({
      where: { id },
      data: isTaken ? { ...data, familyId: null, familyLabel: null } : data,
      select: { id: true },
    });
    await announce(tx, "product.changed", id);
    await recordAudit(tx, {
      event: "Product Restored",
      actor,
      description: `${archived.name} was taken back from the archive`,
      ipAddress,
      details: {
        product: id,
        changes: { ...changes(null, auditedState(await readState(tx, id))) },
      },
    });
    return getAdminProduct(tx, id);
  });
}

async function lockArchived(tx: Transaction, id: string) {
  if (isUuid(id)) {
    await tx.$queryRaw`SELECT FROM "products" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
  }
  const product = isUuid(id)
    ? await tx.product.findFirst({
        where: { id, deletedAt: { not: null } },
        select: {
          id: true,
          name: true,
          sku: true,
          draft: true,
          images: true,
          thumbnailImage: true,
          familyId: true,
          familyLabel: true,
        },
      })
    : null;
  if (!product) throw new AppError("not_found", "This product is not in the archive.");
  return product;
}

/** Products archived by older versions may have lost their pictures, which were not kept then. */
async function stillThere(
  tx: Transaction,
  { images, thumbnailImage, draft }: { images: string[]; thumbnailImage: string; draft: boolean },
) {
  const rows = await tx.$queryRaw<{ url: string }[]>`
    SELECT "url" FROM "stored_images" WHERE "url" = ANY (${images}) FOR KEY SHARE`;
  const stored = new Set(rows.map(({ url }) => url));
  const existing = images.filter((url) => stored.has(url));
  const [first = ""] = existing;
  return {
    images: existing,
    thumbnailImage: existing.includes(thumbnailImage) ? thumbnailImage : first,
    draft: draft || first === "",
  };
}
