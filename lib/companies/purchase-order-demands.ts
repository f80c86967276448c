import { PurchaseOrderDemand } from "@/lib/db/generated/enums";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

/** Purchase order demands of a company, with their form labels. */
export const PURCHASE_ORDER_DEMANDS: Record<PurchaseOrderDemand, string> = {
  none: "Not needed",
  number: "Its number",
  file: "The file",
};

export const demandOptions = (t: Translate = inEnglish) =>
  Object.values(PurchaseOrderDemand).map((value) => ({
    value,
    label: t(PURCHASE_ORDER_DEMANDS[value]),
  }));
