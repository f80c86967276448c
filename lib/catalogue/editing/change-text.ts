import { countText } from "@/lib/base/text/counts";
import { formatShortRupees } from "@/lib/pricing/money";

/** Fields that the summary line of the audit log shows. The entry's details hold the rest. */
interface Told {
  name: string;
  category: string;
  pricePaise: number;
  originalPricePaise: number | null;
  forSale: boolean;
  stockCount: number;
  sku: string | null;
  draft: boolean;
}

const amount = (paise: number | null) => (paise === null ? "none" : formatShortRupees(paise));

/** Returns text such as "price ₹1,250 → ₹1,199, stock 10 → 12"; empty when none of these fields changed. */
export function changeText(before: Told, after: Told): string {
  const words: [string, string, string][] = [
    ["name", before.name, after.name],
    ["category", before.category, after.category],
    ["price", amount(before.pricePaise), amount(after.pricePaise)],
    ["original price", amount(before.originalPricePaise), amount(after.originalPricePaise)],
    ["stock", countText(before.stockCount), countText(after.stockCount)],
    ["article number", before.sku ?? "none", after.sku ?? "none"],
    ["draft", before.draft ? "yes" : "no", after.draft ? "yes" : "no"],
    ["on sale", before.forSale ? "yes" : "no", after.forSale ? "yes" : "no"],
  ];
  return words
    .filter(([, was, is]) => was !== is)
    .map(([what, was, is]) => `${what} ${was} → ${is}`)
    .join(", ");
}

/** Returns the time of an edit, at least one millisecond after `moment`, so that two edits never share a time. */
export function laterThan(moment: Date): Date {
  return new Date(Math.max(Date.now(), moment.getTime() + 1));
}
