import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { counted } from "@/lib/base/text/counts";
import { announce } from "@/lib/messaging/events/announce";
import { SPECIFIED_HSN } from "../admin/gst-readiness";

/** Products per call; one audit entry names them all. */
const MAX_AT_ONCE = 1000;

interface SpecifiedHsn {
  id: string;
  hsnCode: string;
}

export type ApplyHsnCodesOptions = AuditedWrite;

/**
 * Copies the HSN code from the specifications to products that have none. Returns the ids of the changed products.
 */
export async function applyHsnCodes({
  db,
  actor,
  ipAddress,
}: ApplyHsnCodesOptions): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const taken = await tx.$queryRaw<SpecifiedHsn[]>`
      UPDATE "products" p SET "hsnCode" = found."hsnCode", "updatedAt" = now()
      FROM (${SPECIFIED_HSN} LIMIT ${MAX_AT_ONCE}) found
      WHERE p."id" = found."id" AND p."hsnCode" IS NULL
      RETURNING p."id", p."hsnCode"`;
    if (taken.length === 0) return [];
    await announce(
      tx,
      "product.changed",
      taken.map(({ id }) => id),
    );
    await recordAudit(tx, {
      event: "Product Updated",
      actor,
      description: `${actor.name} gave ${counted(taken.length, "product")} the HSN code of their specifications`,
      ipAddress,
      details: {
        changes: Object.fromEntries(
          taken.map(({ id, hsnCode }) => [id, changes({ hsnCode: null }, { hsnCode })]),
        ),
      },
    });
    return taken.map(({ id }) => id);
  });
}
