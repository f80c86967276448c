import { OFFER_LIMITS } from "@/lib/offers/fields";
import { SHIPPING_METHODS, SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import { AMOUNT, COUNT } from "../products/form/form-parts";
import type { FieldDefinition } from "../shared/fields";

const WAYS = [
  { value: "", label: "Not said" },
  ...SHIPPING_METHODS.map((way) => ({ value: way, label: SHIPPING_METHOD_NAMES[way] })),
];

export const TERMS: readonly FieldDefinition[] = [
  { name: "discount", label: "Discount (₹)", ...AMOUNT, min: "0" },
  { kind: "choice", name: "shippingWay", label: "Way of shipping", options: WAYS },
  {
    name: "pin",
    label: "To PIN code",
    inputMode: "numeric",
    hint: "Shipping by the rates and packed weights, in place of an amount.",
  },
  { name: "shipping", label: "Shipping (₹)", ...AMOUNT, min: "0" },
  {
    name: "validUntil",
    label: "Valid until",
    type: "date",
    hint: `${OFFER_LIMITS.validDays.default} days from today, if you leave it empty.`,
  },
  { name: "leadDays", label: "Lead time", hint: "Working days from the last approval", ...COUNT },
  {
    name: "tolerancePercent",
    label: "Tolerance (%)",
    hint: "More or fewer pieces than ordered",
    ...COUNT,
  },
  { name: "advancePercent", label: "Advance (%)", hint: "With the order", ...COUNT },
  {
    kind: "tick",
    name: "kept",
    label: "Keep the goods for the buyer, who calls them off by date",
    hint: "Accepted, its order leaves in parts, each on the day for which it is called off.",
    className: "sm:col-span-3",
  },
  { kind: "text", name: "words", label: "Words to the buyer", rows: 4, className: "sm:col-span-3" },
];
