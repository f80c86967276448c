import { countText } from "@/lib/base/text/counts";
import type { GstReadiness } from "@/lib/shop/gst/schemas";

const products = (count: number) =>
  count === 1 ? "1 product has" : `${countText(count)} products have`;

const withPercent = ({ hsn, ratePercent }: { hsn: string; ratePercent: number }) =>
  `${hsn} (${ratePercent}%)`;

/** Returns what is missing for GST, one sentence each; empty when complete. */
export function shortfalls(readiness: GstReadiness): string[] {
  const { withoutHsn, shortHsn, withoutRate, unconfirmedRates, examples, shared } = readiness;
  const names = examples.map(({ name }) => name).join("; ");
  const rates = unconfirmedRates.map(withPercent);
  return [
    ...(withoutHsn > 0
      ? [`${products(withoutHsn)} no HSN code, such as ${names}. The default rate is charged.`]
      : []),
    ...(shortHsn > 0 ? [`${products(shortHsn)} an HSN code with fewer digits than you need.`] : []),
    ...(withoutRate > 0
      ? [`${products(withoutRate)} an HSN code without a rate. The default rate is charged.`]
      : []),
    ...shared.map(
      ({ hsn, rates: longer }) =>
        `HSN ${hsn} alone tells no rate: ${longer.map(withPercent).join(", ")}. Give its products all six digits.`,
    ),
    ...(rates.length > 0 ? [`Nobody has confirmed the rates of HSN ${rates.join(", ")}.`] : []),
  ];
}
