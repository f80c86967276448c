import "server-only";
import type { Transaction } from "@/lib/db/client";
import { newUuid } from "@/lib/db/new-uuid";
import { AppError } from "@/lib/base/errors";
import { MOST_IN_FAMILY } from "../limits";
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
 * The family that a product is one size of from then on; what the request leaves out stays as it is. A family
 * that is named for the first time is made.
 * @throws AppError invalid_input for a size without a name, or one that the family has already
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

/** Held until the transaction ends, so that its sizes are counted one after the other. */
async function familyNamed(tx: Transaction, name: string): Promise<string> {
  await tx.$executeRaw`
    INSERT INTO "product_families" ("id", "name") VALUES (${newUuid()}::uuid, ${name})
    ON CONFLICT (lower("name")) DO NOTHING`;
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "product_families" WHERE lower("name") = lower(${name}) FOR NO KEY UPDATE`;
  return row?.id ?? "";
}

/** One size of a family; a product that is to be added has no id yet. */
interface Size {
  id: string | undefined;
  familyId: string;
  familyLabel: string;
}

const othersOf = (tx: Transaction, { id, familyId }: Pick<Size, "id" | "familyId">) =>
  tx.product.findMany({
    where: { ...NOT_ARCHIVED, familyId, ...(id ? { id: { not: id } } : {}) },
    select: { name: true, familyLabel: true },
  });

const sameAs = (label: string) => (other: { familyLabel: string | null }) =>
  other.familyLabel?.toLowerCase() === label.toLowerCase();

/** Whether another product of its family is called the same by now. */
export async function isSizeTaken(
  tx: Transaction,
  { id, familyId, familyLabel }: FamilyColumns & { id: string },
): Promise<boolean> {
  if (familyId === null || familyLabel === null) return false;
  return (await othersOf(tx, { id, familyId })).some(sameAs(familyLabel));
}

async function refuseTwice(tx: Transaction, size: Size): Promise<void> {
  const members = await othersOf(tx, size);
  const other = members.find(sameAs(size.familyLabel));
  if (other) {
    throw refuse(
      `${other.name} is the size ${size.familyLabel} already. Call this one something else.`,
    );
  }
  if (members.length >= MOST_IN_FAMILY) {
    throw refuse(`One thing can have at most ${MOST_IN_FAMILY} sizes.`, "family");
  }
}

function refuse(message: string, field = "familyLabel"): AppError {
  return new AppError("invalid_input", message, { fields: { [field]: message } });
}

/** A family that no product is left in goes. */
export async function dropEmptyFamilies(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "product_families" f
    WHERE NOT EXISTS (SELECT FROM "products" p WHERE p."familyId" = f."id")`;
}
