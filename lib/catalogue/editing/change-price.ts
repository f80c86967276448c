import "server-only";
import type { z } from "zod";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { announce } from "@/lib/messaging/events/announce";
import { AppError } from "@/lib/base/errors";
import { formatRupees, toPaise, toRupees } from "@/lib/pricing/money";
import type { priceChangeSchema, priceSchema } from "../admin/schemas";
import { changeText, laterThan } from "./change-text";
import { notePrices } from "../admin/price-changes";
import { auditedState, lockProduct } from "./product-state";
import { refuseTerms, termsAfter } from "./save-terms";

export interface ChangePriceOptions extends AuditedWrite {
  productId: string;
  request: z.output<typeof priceChangeSchema>;
}

/**
 * Changes only the price of one pack. Setting the same price again changes nothing.
 * @throws AppError not_found; edit_conflict when the price differs from the one that was read; invalid_input when a
 * tier's price would no longer be lower
 */
export async function changePrice(
  options: ChangePriceOptions,
): Promise<z.input<typeof priceSchema>> {
  const { db, productId, request, actor, ipAddress } = options;
  const pricePaise = toPaise(request.price);
  return db.$transaction(async (tx) => {
    const before = await lockProduct(tx, productId);
    refuseOtherPrice(before.pricePaise, request.priceRead);
    const answer = { _id: before.id, price: toRupees(pricePaise) };
    if (pricePaise === before.pricePaise) {
      return { ...answer, updatedAt: before.updatedAt.toISOString() };
    }
    refuseTerms(termsAfter({ price: request.price }, before));
    const after = { ...before, pricePaise };
    const { updatedAt } = await tx.product.update({
      where: { id: before.id },
      data: { pricePaise, updatedAt: laterThan(before.updatedAt) },
      select: { updatedAt: true },
    });
    await announce(tx, "product.changed", before.id);
    await notePrices(tx, [{ productId: before.id, before, after }], actor);
    await recordAudit(tx, {
      event: "Product Updated",
      actor,
      description: `${before.name} was changed: ${changeText(before, after)}`,
      ipAddress,
      details: {
        product: before.id,
        changes: changes(auditedState(before), auditedState(after)),
      },
    });
    return { ...answer, updatedAt: updatedAt.toISOString() };
  });
}

function refuseOtherPrice(pricePaise: number, read: number | undefined): void {
  if (read === undefined || toPaise(read) === pricePaise) return;
  const message = `The price is ${formatRupees(pricePaise)} by now. Nothing was saved: check it and save again.`;
  throw new AppError("edit_conflict", message, {
    fields: { price: message },
    extra: { price: toRupees(pricePaise) },
  });
}
