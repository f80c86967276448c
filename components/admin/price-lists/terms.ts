import type { PriceListSummary } from "@/lib/companies/price-lists/schemas";
import type { FieldDefinition } from "../shared/fields";

/** Name, days and promo codes of a price list. */
export const TERMS: readonly FieldDefinition[] = [
  {
    name: "name",
    label: "Name",
    required: true,
    autoComplete: "off",
    hint: "Only the shop sees it",
    className: "sm:col-span-2",
  },
  { name: "from", label: "From", type: "date", hint: "The first day in India. Empty: at once" },
  {
    name: "to",
    label: "Until",
    type: "date",
    hint: "The last day. Empty: until further notice",
  },
  {
    kind: "tick",
    name: "promoCodes",
    label: "Promo codes count on top of these prices",
    className: "sm:col-span-2",
  },
];

export const termsValues = (list?: PriceListSummary) => ({
  name: list?.name ?? "",
  from: list?.from ?? "",
  to: list?.to ?? "",
  promoCodes: list?.promoCodes ?? false,
});
