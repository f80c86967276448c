import { dayText } from "@/components/shared/format/dates";
import type { PriceListSummary, PriceRow } from "@/lib/companies/price-lists/schemas";
import { countText } from "@/lib/base/text/counts";
import { listedPrices } from "@/lib/pricing/listed-price";
import { formatRupees, toPaise } from "@/lib/pricing/money";

export const STATE_NAMES: Record<PriceListSummary["state"], string> = {
  upcoming: "Upcoming",
  current: "Current",
  ended: "Ended",
};

/** "1 April 2026 to 31 March 2027", "From 1 April 2026", "Until further notice". */
export function daysText({ from, to }: Pick<PriceListSummary, "from" | "to">): string {
  const [first, last] = [from, to].map((day) => day && dayText(new Date(day)));
  if (first && last) return `${first} to ${last}`;
  if (first) return `From ${first}`;
  return last ? `Until ${last}` : "Until further notice";
}

/** The price of a pack: "₹78.75 (12.5% off)", "₹90.00, ₹80.50 from 20 packs". */
export function priceText({ tiers, percent, publicPrice }: PriceRow): string {
  if (!tiers) {
    const plain = { pricePaise: toPaise(publicPrice), priceTiers: [] };
    const { pricePaise } = listedPrices({ percent: percent ?? 0 }, plain);
    return `${formatRupees(pricePaise)} (${percent}% off)`;
  }
  return tiers
    .map(({ from, price }, index) =>
      index === 0
        ? formatRupees(toPaise(price))
        : `${formatRupees(toPaise(price))} from ${countText(from)} packs`,
    )
    .join(", ");
}
