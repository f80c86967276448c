import { counted } from "@/lib/base/text/counts";
import type { PriceChange } from "@/lib/catalogue/admin/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";

interface PriceLine {
  label: string;
  before: string;
  after: string;
}

const NONE = "none";

const amount = (rupees: number | null | undefined) =>
  rupees === null || rupees === undefined ? NONE : formatRupees(toPaise(rupees));

/** Describes the differences between the prices before and after: the price, then the tiers in ascending order. */
export function priceLines({ before, after }: PriceChange): PriceLine[] {
  const steps = [...before.priceTiers, ...after.priceTiers].map(({ from }) => from);
  const tier = (prices: PriceChange["after"], at: number) =>
    amount(prices.priceTiers.find(({ from }) => from === at)?.price);
  const lines = [
    { label: "Price", before: amount(before.price), after: amount(after.price) },
    {
      label: "Original price",
      before: amount(before.originalPrice),
      after: amount(after.originalPrice),
    },
    ...[...new Set(steps)]
      .sort((one, other) => one - other)
      .map((at) => ({
        label: `From ${counted(at, "pack")}`,
        before: tier(before, at),
        after: tier(after, at),
      })),
  ];
  return lines.filter((line) => line.before !== line.after);
}
