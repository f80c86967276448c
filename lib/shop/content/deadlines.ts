import { HOUR_MS, dayStart } from "@/lib/base/india-time";
import type { SiteContent } from "./blocks";

export type DeadlineTerms = Pick<
  SiteContent["policies"],
  "claimReportHours" | "returnDays" | "warrantyDays"
>;

/** Deadlines for the requests of a delivered order's customer; null where the shop sets no time. */
export interface Deadlines {
  claim: Date | null;
  return: Date | null;
  warranty: Date | null;
}

/** Hours count from the moment of delivery, days until the end of the last one in India (docs/product.md: Policies). */
export function deadlinesFrom(deliveredAt: Date, terms: DeadlineTerms): Deadlines {
  const afterHours = (hours: string) =>
    hours === "" ? null : new Date(deliveredAt.getTime() + Number(hours) * HOUR_MS);
  const afterDays = (days: string) =>
    days === "" ? null : new Date(dayStart(deliveredAt, -Number(days) - 1).getTime() - 1);
  return {
    claim: afterHours(terms.claimReportHours),
    return: afterDays(terms.returnDays),
    warranty: afterDays(terms.warrantyDays),
  };
}
