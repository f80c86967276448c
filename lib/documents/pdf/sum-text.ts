import type { DocumentContent } from "@/lib/documents/content";
import type { Translate } from "@/lib/i18n/translate";
import { sumTaxes } from "@/lib/pricing/gst";
import { formatRupees } from "@/lib/pricing/money";
import { noChargeText, shippingLabel } from "@/lib/shop/shipping/method-names";
import { discountLabel } from "@/lib/pricing/totals";
import { printable } from "./typesetting/printable";
import { isWithinState, getStateTax } from "./row-text";
import type { LabelledText } from "./document-text";

/** The amounts from the price of the goods to the total. */
export function listSums(content: DocumentContent, t: Translate): LabelledText[] {
  if (content.advance) return [{ label: "GST", value: t("None") }];
  const { subtotalPaise, taxablePaise } = content.totals;
  const taxable = { label: t("Taxable value"), value: formatRupees(taxablePaise) };
  const hasTaxable = content.regime === "gst" || subtotalPaise === null;
  return [
    ...(subtotalPaise === null ? [] : listPrices(content, subtotalPaise, t)),
    ...(hasTaxable ? [taxable] : []),
    ...(subtotalPaise === null ? shippingBack(content, t) : []),
    ...listTaxes(content, t),
  ];
}

function listPrices(
  { totals }: DocumentContent,
  subtotalPaise: number,
  t: Translate,
): LabelledText[] {
  const { discountPaise, sampleCreditPaise, shippingPaise, shippingWay, promoCode } = totals;
  const label = discountLabel(promoCode && printable(promoCode), sampleCreditPaise > 0, t);
  const discount = { label, value: `−${formatRupees(discountPaise)}` };
  return [
    { label: t("Subtotal"), value: formatRupees(subtotalPaise) },
    ...(discountPaise > 0 ? [discount] : []),
    {
      label: shippingLabel(shippingWay, t),
      value: shippingPaise === 0 ? t(noChargeText(shippingWay)) : formatRupees(shippingPaise),
    },
  ];
}

/** Shipping that a credit note under the flat tax refunds. */
function shippingBack({ totals: { untaxedPaise } }: DocumentContent, t: Translate): LabelledText[] {
  return untaxedPaise === 0 ? [] : [{ label: t("Shipping"), value: formatRupees(untaxedPaise) }];
}

function listTaxes(content: DocumentContent, t: Translate): LabelledText[] {
  const { taxPercent, taxPaise, roundOffPaise } = content.totals;
  if (content.regime === "flat") {
    return [
      { label: t("Tax ({percent}%)", { percent: taxPercent }), value: formatRupees(taxPaise) },
    ];
  }
  const lines = content.lines.map((line) => ({
    ...line,
    rateBasisPoints: line.rateBasisPoints ?? 0,
  }));
  const taxes = sumTaxes(lines, isWithinState(content)).map(({ name, percent, amountPaise }) => ({
    label: `${name === "SGST" ? getStateTax(content) : name} (${percent}%)`,
    value: formatRupees(amountPaise),
  }));
  const none = { label: "GST", value: formatRupees(0) };
  const roundOff = { label: t("Round off"), value: formatRupees(roundOffPaise) };
  return [...(taxes.length > 0 ? taxes : [none]), ...(roundOffPaise === 0 ? [] : [roundOff])];
}
