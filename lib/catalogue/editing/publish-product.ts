import "server-only";
import { type AuditedRowWrite, recordAudit, changes } from "@/lib/audit/record";
import { announce } from "@/lib/messaging/events/announce";
import { AppError } from "@/lib/base/errors";
import { getAdminProduct } from "../admin/queries";
import type { AdminProduct } from "../admin/schemas";
import { lockProduct } from "./product-state";

/**
 * Publishes a draft. Does nothing when the product is already in the shop.
 * @throws AppError not_found; invalid_input naming what is missing
 */
export async function publishProduct(options: AuditedRowWrite): Promise<AdminProduct> {
  const { db, id, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    if (!product.draft) return getAdminProduct(tx, id);
    const missing = listMissing(product);
    if (missing.length > 0) throw incomplete(product.name, missing);
    await tx.product.update({ where: { id }, data: { draft: false }, select: { id: true } });
    await announce(tx, "product.changed", id);
    await recordAudit(tx, {
      event: "Product Published",
      actor,
      description: `${product.name} was put into the shop`,
      ipAddress,
      details: { product: id, changes: changes({ draft: true }, { draft: false }) },
    });
    return getAdminProduct(tx, id);
  });
}

function incomplete(name: string, missing: readonly string[]): AppError {
  const what = missing.join(" and ");
  return new AppError("invalid_input", `${name} still needs ${what}. Add it, then publish.`, {
    fields: { images: `Add ${what}` },
  });
}

/** Lists in words what a draft still needs. Every product already has all other required fields. */
function listMissing({ thumbnailImage }: { thumbnailImage: string }): string[] {
  return thumbnailImage === "" ? ["a picture"] : [];
}
