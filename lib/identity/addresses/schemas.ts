import {
  leftOut,
  nullableText,
  optionalText,
  phoneField,
  requiredText,
} from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";
import { consigneeField } from "@/lib/shop/gst/gstin-field";
import { INDIA } from "./india";

/** Upper and lower case are both accepted. */
export const countryField = requiredText("Country", 60).refine(
  (country) => country.toLowerCase() === INDIA.toLowerCase(),
  "We ship within India only. Enter India as the country.",
);

/** Name and postal address as a form sends them. */
export const postalAddressSchema = z.object({
  firstName: requiredText("First Name", 60),
  lastName: requiredText("Last Name", 60),
  address: requiredText("Address", 200),
  apartment: optionalText(100),
  city: requiredText("City", 80),
  state: requiredText("State", 60),
  zipCode: requiredText("PIN Code", 10).regex(/^[1-9]\d{5}$/, "Enter a 6-digit PIN code"),
  country: countryField,
});

/** Reports a PIN code that is not in the state of its address, at its control. */
export function refusePin(
  { zipCode, state }: { zipCode?: unknown; state?: unknown },
  context: Pick<z.RefinementCtx, "addIssue">,
  path: string[] = ["zipCode"],
): void {
  if (typeof zipCode !== "string" || typeof state !== "string") return;
  const message = pinProblem({ zipCode: zipCode.trim(), state });
  if (message) context.addIssue({ code: "custom", message, path });
}

/** The postal address as an API client may send it: some fields may be left out. */
export const sentAddressSchema = postalAddressSchema.extend({
  apartment: leftOut(postalAddressSchema.shape.apartment),
  country: countryField.default(INDIA),
});

/** The postal address in an order's response: old values are not checked against today's rules. */
export const postalAddressAnswerSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  apartment: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
});

/** The label and defaults of a saved address; a field that is left out stays unchanged. */
export const addressMarksSchema = z.object({
  label: nullableText(40).optional().describe("What its owner calls it, such as Warehouse"),
  defaultShipping: z
    .boolean()
    .optional()
    .describe("Chosen at checkout to begin with; true takes it from the address that has it"),
  defaultBilling: z
    .boolean()
    .optional()
    .describe("Where invoices go to begin with; true takes it from the address that has it"),
});

export type AddressMarks = z.output<typeof addressMarksSchema>;

export const addressSchema = postalAddressSchema.extend({
  phone: phoneField,
  gstin: leftOut(consigneeField).describe("Of whom goods are received there, or `URP`"),
  company: z
    .boolean()
    .optional()
    .describe("true: the company's, which all its members see; such an address is no default"),
  ...addressMarksSchema.shape,
});

export type AddressInput = z.output<typeof addressSchema>;

export const savedAddressSchema = addressSchema.extend({
  _id: z.uuid(),
  country: z.string(),
  apartment: z.string().nullable(),
  phone: z.string().nullable(),
  gstin: z.string().nullable(),
  label: z.string().nullable(),
  company: z.boolean().describe("Whether it is the company's"),
  defaultShipping: z.boolean(),
  defaultBilling: z.boolean(),
});

export type SavedAddress = z.output<typeof savedAddressSchema>;
