import { postalAddressSchema } from "@/lib/identity/addresses/schemas";
import { optionalText, requiredText } from "@/lib/base/input/fields";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";
import { gstinStateProblem } from "@/lib/shop/gst/gstin";
import { consigneeField, UNREGISTERED } from "@/lib/shop/gst/gstin-field";
import { z } from "@/lib/base/input/zod";
import { CHECKOUT_LABELS as label } from "./fields";

/** The billing address of the checkout form: optional, in addition to the shipping address. */

const RULES = {
  billingFirstName: requiredText(label.billingFirstName, 60),
  billingLastName: requiredText(label.billingLastName, 60),
  billingAddress: requiredText(label.billingAddress, 200),
  billingApartment: optionalText(100),
  billingCity: requiredText(label.billingCity, 80),
  billingState: requiredText(label.billingState, 60),
  billingZipCode: requiredText(label.billingZipCode, 10).pipe(postalAddressSchema.shape.zipCode),
  consigneeGstin: consigneeField,
};

type BillingField = keyof typeof RULES;

const BILLING_FIELDS = Object.keys(RULES) as BillingField[];

const text = z.string().max(200);

/** Accepts any text; whether the fields are validated depends on the checkbox. */
export const billingSchema = z.object({
  billingFirstName: text,
  billingLastName: text,
  billingAddress: text,
  billingApartment: text,
  billingCity: text,
  billingState: text,
  billingZipCode: text,
  consigneeGstin: text,
});

export type BillingValues = z.output<typeof billingSchema>;

export interface BilledForm extends Partial<BillingValues> {
  sameAsShipping?: boolean;
  state?: string;
  zipCode?: string;
  gstin?: string;
}

type Judged = BillingField | "zipCode" | "gstin";

/** Returns the problems of the two addresses and the GSTIN that no field has by itself, by control. */
export function billingProblems(values: BilledForm): [field: Judged, string][] {
  const isOwn = values.sameAsShipping === false;
  const wrong = BILLING_FIELDS.flatMap((field): [BillingField, string][] => {
    const message = RULES[field].safeParse(values[field]).error?.issues[0]?.message;
    return isOwn && message ? [[field, message]] : [];
  });
  const state = isOwn ? values.billingState : values.state;
  const billed = { zipCode: values.billingZipCode, state: values.billingState };
  const among: [Judged, string | null][] = [
    ["zipCode", placeProblem(values)],
    ["billingZipCode", isOwn ? placeProblem(billed) : null],
    ["gstin", values.gstin && state ? gstinStateProblem(values.gstin, state) : null],
  ];
  return [
    ...wrong,
    ...among.flatMap(([field, message]): [Judged, string][] => (message ? [[field, message]] : [])),
  ];
}

/** Also judges what another field refuses, which may be of any type. */
const placeProblem = ({ zipCode, state }: { zipCode?: unknown; state?: unknown }) =>
  typeof zipCode === "string" && typeof state === "string"
    ? pinProblem({ zipCode: zipCode.trim(), state })
    : null;

/** Returns the address of a valid form for the order; undefined when it equals the shipping address. */
export function toBillingAddress(values: BillingValues & { sameAsShipping: boolean }) {
  if (values.sameAsShipping) return undefined;
  return postalAddressSchema.parse({
    firstName: values.billingFirstName,
    lastName: values.billingLastName,
    address: values.billingAddress,
    apartment: values.billingApartment,
    city: values.billingCity,
    state: values.billingState,
    zipCode: values.billingZipCode,
    country: "India",
  });
}

/**
 * Of whom a registered buyer's goods go to at another address than the bill: e-invoices and e-way bills name them. As the
 * form says, an empty field means the buyer in the state of their GSTIN, and nobody registered elsewhere. Undefined for
 * any other order.
 */
export function toConsignee(
  values: BillingValues & { sameAsShipping: boolean; state: string; gstin?: string | undefined },
): string | undefined {
  const { sameAsShipping, state, gstin } = values;
  if (sameAsShipping || !gstin) return undefined;
  const isOwn = gstinStateProblem(gstin, state) === null;
  return consigneeField.parse(values.consigneeGstin) ?? (isOwn ? gstin : UNREGISTERED);
}
