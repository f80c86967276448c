import type { LineUnit } from "@/lib/db/generated/enums";
import { toRupees, toUnitRupees } from "@/lib/pricing/money";
import type { DocumentLine } from "../content";

/** A line in the portals' format, in rupees: `total` less `discount` is the taxable value. */
export interface PortalItem {
  description: string;
  hsnCode: string | undefined;
  isService: boolean;
  quantity: number;
  /** The portals' code of the unit. */
  unit: LineUnit | "OTH";
  /** At most three decimals. */
  unitPrice: number;
  total: number;
  discount: number;
  taxable: number;
  /** Percent. */
  rate: number | undefined;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * The line of a document for the portals. Shipping is part of the supply, so the total before discount includes its
 * share. Goods priced by the hundred or thousand are counted in thousands, because a unit price has three decimals.
 */
export function portalItem(line: DocumentLine): PortalItem {
  const { name, detail, hsnCode, price, taxablePaise, rateBasisPoints } = line;
  const discountPaise = price?.discountPaise ?? 0;
  const totalPaise = taxablePaise + discountPaise;
  const { quantity, unit } = getCount(line);
  return {
    description: detail ? `${name}, ${detail}` : name,
    hsnCode: hsnCode ?? undefined,
    isService: hsnCode?.startsWith(SERVICES) ?? false,
    quantity,
    unit,
    unitPrice: toUnitRupees(totalPaise, quantity),
    total: toRupees(totalPaise),
    discount: toRupees(discountPaise),
    taxable: toRupees(taxablePaise),
    rate: rateBasisPoints === null ? undefined : rateBasisPoints / 100,
    cgst: toRupees(line.cgstPaise),
    sgst: toRupees(line.sgstPaise),
    igst: toRupees(line.igstPaise),
  };
}

/** The chapter of the Services Accounting Codes. */
const SERVICES = "99";

/** A credit note that only reduces the price returns no goods: it counts as one unit. */
function getCount({ packs, unit, basis }: DocumentLine): Pick<PortalItem, "quantity" | "unit"> {
  if (packs === 0) return { quantity: 1, unit: "OTH" };
  if (basis > 1 && unit === "PCS") return { quantity: packs / 1000, unit: "THD" };
  return { quantity: packs, unit };
}
