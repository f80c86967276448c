import { NEWSLETTER_TICK, WHATSAPP_TICK } from "@/lib/audit/tick-words";
import {
  CUSTOMER_TEXTS,
  mapTexts,
  UNRULED_TEXTS,
  textRow,
  type OrderText,
} from "@/lib/orders/texts/texts";

const pickLabels = <Name extends OrderText>(names: readonly Name[]) =>
  mapTexts(names, (_, { label }) => label);

/** The visible label of every control of the checkout form, by the control's `name`, in the form's order. */
export const CHECKOUT_LABELS = {
  email: "Email",
  ...pickLabels(CUSTOMER_TEXTS),
  firstName: "First Name",
  lastName: "Last Name",
  address: "Address",
  apartment: "Apartment, floor or landmark",
  city: "City",
  state: "State",
  zipCode: "PIN Code",
  country: "Country",
  sameAsShipping: "Billing address is the same as the shipping address",
  saveInfo: "Save my contact details and address for next time",
  newsletter: NEWSLETTER_TICK,
  whatsapp: WHATSAPP_TICK,
  billingFirstName: "Billing First Name",
  billingLastName: "Billing Last Name",
  billingAddress: "Billing Address",
  billingApartment: "Billing apartment, floor or landmark",
  billingCity: "Billing City",
  billingState: "Billing State",
  billingZipCode: "Billing PIN Code",
  gstin: textRow("gstin").label,
  consigneeGstin: "GSTIN where the goods go",
  ...pickLabels(UNRULED_TEXTS),
  purchaseOrder: "Purchase order as a file",
  cardNumber: "Card Number",
  expiryDate: "Expiry Date",
  cvv: "CVV",
  cardName: "Name on Card",
  paymentMethod: "Payment",
} as const;

/** Placeholder for a purchase order file's id while it is uploading. */
export const SENDING = "sending";

export type CheckoutField = keyof typeof CHECKOUT_LABELS;

/** Parts common to the delivery and the billing address. */
export const ADDRESS_PARTS = [
  "firstName",
  "lastName",
  "address",
  "apartment",
  "city",
  "state",
  "zipCode",
] as const;

export type AddressPart = (typeof ADDRESS_PARTS)[number];

type BillingField<Part extends AddressPart = AddressPart> = `billing${Capitalize<Part>}`;

/** Returns the name of a control of the billing address: "billingCity" for "city". */
export const billingField = <Part extends AddressPart>(part: Part) =>
  `billing${part.charAt(0).toUpperCase()}${part.slice(1)}` as BillingField<Part>;

/** Returns one value for each control of the billing address. */
export const mapBilling = <Value>(valueOf: (part: AddressPart) => Value) =>
  Object.fromEntries(ADDRESS_PARTS.map((part) => [billingField(part), valueOf(part)])) as Record<
    BillingField,
    Value
  >;

/** The message for an empty required control (docs/product.md: Checkout). */
export function missingText(field: CheckoutField): string {
  if (field === "paymentMethod") return "Please choose a way to pay.";
  return `Please fill in the ${CHECKOUT_LABELS[field]} field.`;
}
