import "server-only";
import { dateName } from "@/lib/base/dates";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import {
  fieldsWith,
  getColumn,
  getField,
  readStored,
  selectFields,
} from "../fields/product-fields";
import { NOT_ARCHIVED } from "../presence";
import { TYPED } from "../queries";

const STORED = fieldsWith("fresh");

/** Columns that a save reads before it writes. */
const STATE = {
  ...selectFields(STORED),
  id: true,
  family: { select: { id: true, name: true } },
  companions: {
    select: { companion: { select: { id: true, name: true } } },
    orderBy: { position: "asc" },
  },
  updatedAt: true,
  reviews: {
    where: TYPED,
    select: { id: true, rating: true, date: true, comment: true },
    orderBy: [{ date: "desc" }, { id: "asc" }],
  },
} satisfies Prisma.ProductSelect;

export type ProductState = Prisma.ProductGetPayload<{ select: typeof STATE }>;

/**
 * Reads a product of the catalogue and locks it until the transaction ends.
 * @throws AppError not_found
 */
export async function lockProduct(tx: Transaction, id: string): Promise<ProductState> {
  if (isUuid(id)) {
    await tx.$queryRaw`SELECT FROM "products" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
  }
  return readState(tx, id);
}

/** @throws AppError not_found */
export async function readState(tx: Transaction, id: string): Promise<ProductState> {
  const product = isUuid(id)
    ? await tx.product.findFirst({ where: { id, ...NOT_ARCHIVED }, select: STATE })
    : null;
  if (!product) throw new AppError("not_found", "This product is no longer in the catalogue.");
  return product;
}

/** Returns the product as the audit log stores it: reviews carry no names of people. */
export function auditedState(product: ProductState) {
  const fields = STORED.map((name): [string, unknown] => {
    const field = getField(name);
    const value = readStored(product, name);
    return [field.auditName ?? getColumn(name), field.audited ? field.audited(value) : value];
  });
  return {
    ...Object.fromEntries(fields),
    family: product.family?.name ?? null,
    companions: product.companions.map(({ companion }) => companion.name),
    productReviews: product.reviews.map(
      ({ rating, date, comment }) => `${rating} of 5, ${dateName(date)}: ${comment}`,
    ),
  };
}
