import type { DocumentContent } from "@/lib/documents/content";
import type { Say } from "@/lib/i18n/say";
import { sumTaxes } from "@/lib/pricing/gst";
import { formatRupees } from "@/lib/pricing/money";
import { noChargeText, shippingLabel } from "@/lib/shop/shipping/way-names";
import { discountLabel } from "@/lib/pricing/totals";
import { printable } from "./typesetting/printable";
import { isWithinState, getStateTax } from "./row-text";
import type { LabelledText } from "./document-text";

/** The amounts from the price of the goods to the total. */
export function listSums(content: DocumentContent, say: Say): LabelledText[] {
  if (content.advance) return [{ label: "GST", value: say("None") }];
  const { subtotalPaise, taxablePaise } = content.totals;
  const taxable = { label: say("Taxable value"), value: formatRupees(taxablePaise) };
  const hasTaxable = content.regime === "gst" || subtotalPaise === null;
  return [
    ...(subtotalPaise === null ? [] : listPrices(content, subtotalPaise, say)),
    ...(hasTaxable ? [taxable] : []),
    ...(subtotalPaise === null ? shippingBack(content, say) : []),
    ...listTaxes(content, say),
  ];
}

function listPrices({ totals }: DocumentContent, subtotalPaise: number, say: Say): LabelledText[] {
  const { discountPaise, sampleCreditPaise, shippingPaise, shippingWay, promoCode } = totals;
  const label = discountLabel(promoCode && printable(promoCode), sampleCreditPaise > 0, say);
  const discount = { label, value: `−${formatRupees(discountPaise)}` };
  return [
    { label: say("Subtotal"), value: formatRupees(subtotalPaise) },
    ...(discountPaise > 0 ? [discount] : []),
    {
      label: shippingLabel(shippingWay, say),
      value: shippingPaise === 0 ? say(noChargeText(shippingWay)) : formatRupees(shippingPaise),
    },
  ];
}

/** Shipping that a credit note under the flat tax gives back. */
function shippingBack({ totals: { untaxedPaise } }: DocumentContent, say: Say): LabelledText[] {
  return untaxedPaise === 0 ? [] : [{ label: say("Shipping"), value: formatRupees(untaxedPaise) }];
}

function listTaxes(content: DocumentContent, say: Say): LabelledText[] {
  const { taxPercent, taxPaise, roundOffPaise } = content.totals;
  if (content.regime === "flat") {
    return [
      { label: say("Tax ({percent}%)", { percent: taxPercent }), value: formatRupees(taxPaise) },
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
  const roundOff = { label: say("Round off"), value: formatRupees(roundOffPaise) };
  return [...(taxes.length > 0 ? taxes : [none]), ...(roundOffPaise === 0 ? [] : [roundOff])];
}
