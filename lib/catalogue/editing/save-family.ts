import "server-only";
import type { Transaction } from "@/lib/db/client";
import { newUuid } from "@/lib/db/new-uuid";
import { type AppError, invalidField } from "@/lib/base/errors";
import { MAX_IN_FAMILY } from "../limits";
import { NOT_ARCHIVED } from "../presence";
import type { ProductRequest } from "./product-request";
import type { ProductState } from "./product-state";

interface FamilyColumns {
  familyId: string | null;
  familyLabel: string | null;
}

type FamilyRequest = Pick<ProductRequest, "family" | "familyLabel">;

const NONE: FamilyColumns = { familyId: null, familyLabel: null };

/**
 * Returns the product's family and size after a save. Fields that the request leaves out stay unchanged. A new family
 * name creates the family.
 * @throws AppError invalid_input when the size has no name, or the family already has that size
 */
export async function familyAfter(
  tx: Transaction,
  request: FamilyRequest,
  before?: ProductState,
): Promise<FamilyColumns> {
  const name = request.family === undefined ? before?.family?.name : request.family;
  if (!name) return NONE;
  const label = request.familyLabel === undefined ? before?.familyLabel : request.familyLabel;
  if (!label) throw refuse("Say what this size is called, such as 9 × 6 × 3 in");
  const familyId = await familyNamed(tx, name);
  await refuseTwice(tx, { familyId, familyLabel: label, id: before?.id });
  return { familyId, familyLabel: label };
}

/** Locks the family until the transaction ends, so that concurrent saves count its sizes one after another. */
async function familyNamed(tx: Transaction, name: string): Promise<string> {
  await tx.$executeRaw`
    INSERT INTO "product_families" ("id", "name") VALUES (${newUuid()}::uuid, ${name})
    ON CONFLICT (lower("name")) DO NOTHING`;
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "product_families" WHERE lower("name") = lower(${name}) FOR NO KEY UPDATE`;
  return row?.id ?? "";
}

/** One size of a family. A product that is not created yet has no id. */
interface Size {
  id: string | undefined;
  familyId: string;
  familyLabel: string;
}

const readOthers = (tx: Transaction, { id, familyId }: Pick<Size, "id" | "familyId">) =>
  tx.product.findMany({
    where: { ...NOT_ARCHIVED, familyId, ...(id ? { id: { not: id } } : {}) },
    select: { name: true, familyLabel: true },
  });

const sameAs = (label: string) => (other: { familyLabel: string | null }) =>
  other.familyLabel?.toLowerCase() === label.toLowerCase();

/** Whether another product of the family already has this size name. */
export async function isSizeTaken(
  tx: Transaction,
  { id, familyId, familyLabel }: FamilyColumns & { id: string },
): Promise<boolean> {
  if (familyId === null || familyLabel === null) return false;
  return (await readOthers(tx, { id, familyId })).some(sameAs(familyLabel));
}

async function refuseTwice(tx: Transaction, size: Size): Promise<void> {
  const members = await readOthers(tx, size);
  const other = members.find(sameAs(size.familyLabel));
  if (other) {
    throw refuse(
      `${other.name} is the size ${size.familyLabel} already. Call this one something else.`,
    );
  }
  if (members.length >= MAX_IN_FAMILY) {
    throw refuse(`One thing can have at most ${MAX_IN_FAMILY} sizes.`, "family");
  }
}

function refuse(message: string, field = "familyLabel"): AppError {
  return invalidField(field, message);
}

/** Deletes families without products. */
export async function dropEmptyFamilies(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "product_families" f
    WHERE NOT EXISTS (SELECT FROM "products" p WHERE p."familyId" = f."id")`;
}
