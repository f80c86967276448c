import { toRupees } from "@/lib/pricing/money";
import { addAmounts, NO_TAX, type RegisterLine, type TaxAmounts } from "./register-document";
import type { Gstr1 } from "./gstr1-schema";

type Items = Gstr1["b2b"][number]["inv"][number]["itms"];
type ItemAmounts = Omit<Gstr1["b2cs"][number], "sply_ty" | "pos" | "typ" | "rt">;

/** Sums of the taxed lines by rate, lowest first; lines at 0 % are in a table of their own. */
export function toItems(lines: readonly RegisterLine[], interState: boolean): Items {
  const byRate = new Map<number, TaxAmounts>();
  for (const line of lines) {
    if (!line.rateBasisPoints) continue;
    byRate.set(line.rateBasisPoints, addAmounts(byRate.get(line.rateBasisPoints) ?? NO_TAX, line));
  }
  return [...byRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, sum], index) => ({
      num: index + 1,
      itm_det: { rt: rate / 100, ...toItemAmounts(sum, interState) },
    }));
}

/** Keeps only the taxes that apply: IGST for an interstate supply, otherwise CGST and SGST. */
export function toItemAmounts(sum: TaxAmounts, interState: boolean): ItemAmounts {
  const taxes = interState
    ? { iamt: toRupees(sum.igstPaise) }
    : { camt: toRupees(sum.cgstPaise), samt: toRupees(sum.sgstPaise) };
  return { txval: toRupees(sum.taxablePaise), ...taxes, csamt: 0 };
}

/** Converts "2026-11-21" to the portal's format "21-11-2026". */
export const portalDay = (day: string) => day.split("-").reverse().join("-");
