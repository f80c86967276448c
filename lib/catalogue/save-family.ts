import "server-only";
import type { Transaction } from "@/lib/db/client";
import { newUuid } from "@/lib/db/new-uuid";
import { AppError } from "@/lib/errors";
import { MOST_IN_FAMILY } from "./limits";
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
  await refuseTwice(tx, { familyId, label, productId: before?.id });
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

async function refuseTwice(
  tx: Transaction,
  {
    familyId,
    label,
    productId,
  }: { familyId: string; label: string; productId: string | undefined },
): Promise<void> {
  const members = await tx.product.findMany({
    where: { familyId, deletedAt: null, ...(productId ? { id: { not: productId } } : {}) },
    select: { name: true, familyLabel: true },
  });
  const other = members.find((row) => row.familyLabel?.toLowerCase() === label.toLowerCase());
  if (other)
    throw refuse(`${other.name} is the size ${label} already. Call this one something else.`);
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
