import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { NOT_ARCHIVED } from "../presence";

/**
 * Offers these products beside one, in this order, and no others.
 * @throws AppError invalid_input (field `companions`) for the product itself and for what there is not
 */
export async function replaceCompanions(
  tx: Transaction,
  productId: string,
  companions: readonly string[],
): Promise<void> {
  if (companions.includes(productId)) throw refuse("A product cannot go with itself.");
  const known = await tx.product.count({ where: { ...NOT_ARCHIVED, id: { in: [...companions] } } });
  if (known < companions.length) {
    throw refuse("One of the products that go with it is gone. Choose them once more.");
  }
  await tx.productCompanion.deleteMany({ where: { productId } });
  await tx.productCompanion.createMany({
    data: companions.map((companionId, index) => ({ productId, companionId, position: index + 1 })),
  });
}

function refuse(message: string): AppError {
  return new AppError("invalid_input", message, { fields: { companions: message } });
}
