import "server-only";
import type { z } from "zod";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { getListedState } from "../admin/queries";
import type { stockChangeSchema, stockSchema } from "../admin/schemas";
import { isInStock } from "../supply";
import { adjustStock } from "./stock";

export interface ChangeStockOptions extends AuditedWrite {
  productId: string;
  request: z.output<typeof stockChangeSchema>;
}

/**
 * Adds packs to a product's stock, removes some, or sets the count, by hand and with a reason.
 * @throws AppError not_found; edit_conflict when the count differs from the one that was read; invalid_input when the
 * result would be below 0
 */
export async function changeStock(
  options: ChangeStockOptions,
): Promise<z.input<typeof stockSchema>> {
  const { db, productId, request, actor, ipAddress } = options;
  const { change = 0, counted, stockCountRead, reason } = request;
  return db.$transaction(async (tx) => {
    const { before, after } = await adjustStock(tx, {
      productId,
      change: counted === undefined ? { delta: change } : { to: counted },
      ...(stockCountRead === undefined ? {} : { read: stockCountRead }),
      reason,
      actor,
    });
    const product = await tx.product.findUniqueOrThrow({
      where: { id: productId },
      select: { name: true, forSale: true, supply: true, stockState: true, deletedAt: true },
    });
    const { name } = product;
    await recordAudit(tx, {
      event: "Stock Updated",
      actor,
      description:
        before === after
          ? `Stock of ${name} was counted, ${after} as before: ${reason}`
          : `Stock of ${name} changed from ${before} to ${after}: ${reason}`,
      ipAddress,
      details: {
        product: productId,
        reason,
        changes: changes({ stockCount: before }, { stockCount: after }),
      },
    });
    const status = getListedState(product);
    return {
      _id: productId,
      stockCount: after,
      inStock: isInStock({ ...product, stockCount: after }),
      status,
    };
  });
}
