import "server-only";
import type { Db } from "@/lib/db/client";
import { ownGstinProblem } from "@/lib/shop/gst/gstin";
import { refuse } from "@/lib/i18n/refusal";
import { readShopSettings } from "@/lib/shop/settings/queries";

/**
 * The shop's own GSTIN is no buyer's and no consignee's.
 * @param gstins by field
 * @throws AppError invalid_input at the field that has it
 */
export async function refuseOwnGstin(
  db: Db,
  gstins: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const given = Object.entries(gstins).filter(([, gstin]) => gstin);
  if (given.length === 0) return;
  const { registration } = await readShopSettings(db);
  for (const [field, gstin] of given) {
    refuse(field, (t) => ownGstinProblem(gstin ?? "", registration, t));
  }
}
