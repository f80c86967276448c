import { INDIA } from "@/lib/identity/addresses/india";
import { postalAddressSchema } from "@/lib/identity/addresses/schemas";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";
import { gstinStateProblem } from "@/lib/shop/gst/gstin";
import { consigneeField, UNREGISTERED } from "@/lib/shop/gst/gstin-field";
import { z } from "@/lib/base/input/zod";
import { ADDRESS_PARTS, billingField, mapBilling, missingText } from "./fields";

/** The billing address of the checkout form: optional, in addition to the shipping address. */

const text = z.string().max(200);

/** Accepts any text; whether the fields are validated depends on the checkbox. */
export const billingSchema = z.object({ ...mapBilling(() => text), consigneeGstin: text });

export type BillingValues = z.output<typeof billingSchema>;

export interface BilledForm extends Partial<BillingValues> {
  sameAsShipping?: boolean;
  state?: string;
  zipCode?: string;
  gstin?: string;
}

type CheckedField = keyof BillingValues | "zipCode" | "gstin";

/** Returns the problems of the two addresses and the GSTIN that no field has by itself, by control. */
export function billingProblems(values: BilledForm): [field: CheckedField, string][] {
  const isOwn = values.sameAsShipping === false;
  const state = isOwn ? values.billingState : values.state;
  const billed = { zipCode: values.billingZipCode, state: values.billingState };
  const problems: [CheckedField, string | null | undefined][] = [
    ...(isOwn ? ownProblems(values) : []),
    ["zipCode", placeProblem(values)],
    ["billingZipCode", isOwn ? placeProblem(billed) : null],
    ["gstin", values.gstin && state ? gstinStateProblem(values.gstin, state) : null],
  ];
  return problems.flatMap(([field, message]): [CheckedField, string][] =>
    message ? [[field, message]] : [],
  );
}

const check = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

/** The fields are judged like those of the shipping address, and a missing one is called by its own label. */
const ownProblems = (values: BilledForm): [keyof BillingValues, string | undefined][] => [
  ...ADDRESS_PARTS.map((part): [keyof BillingValues, string | undefined] => {
    const field = billingField(part);
    const problem = check(postalAddressSchema.shape[part], values[field]);
    return [field, problem === missingText(part) ? missingText(field) : problem];
  }),
  ["consigneeGstin", check(consigneeField, values.consigneeGstin)],
];

/** Also judges what another field refuses, which may be of any type. */
const placeProblem = ({ zipCode, state }: { zipCode?: unknown; state?: unknown }) =>
  typeof zipCode === "string" && typeof state === "string"
    ? pinProblem({ zipCode: zipCode.trim(), state })
    : null;

/** Returns the address of a valid form for the order; undefined when it equals the shipping address. */
export function toBillingAddress(values: BillingValues & { sameAsShipping: boolean }) {
  if (values.sameAsShipping) return undefined;
  const address = ADDRESS_PARTS.map((part) => [part, values[billingField(part)]]);
  return postalAddressSchema.parse({ ...Object.fromEntries(address), country: INDIA });
}

/**
 * The consignee of a registered buyer's goods at an address other than the billing address, which e-invoices and e-way
 * bills name. An empty field means the buyer, in the state of their GSTIN, and an unregistered consignee elsewhere.
 * Undefined for any other order.
 */
export function toConsignee(
  values: BillingValues & { sameAsShipping: boolean; state: string; gstin?: string | undefined },
): string | undefined {
  const { sameAsShipping, state, gstin } = values;
  if (sameAsShipping || !gstin) return undefined;
  const isOwn = gstinStateProblem(gstin, state) === null;
  return consigneeField.parse(values.consigneeGstin) ?? (isOwn ? gstin : UNREGISTERED);
}
