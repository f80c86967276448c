import { requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { orderTexts } from "@/lib/orders/texts/schemas";
import { pickTexts, TEXT_NAMES, UNRULED_TEXTS } from "@/lib/orders/texts/texts";
import { postalAddressSchema } from "@/lib/identity/addresses/schemas";
import { billingSchema, toBillingAddress, toConsignee } from "./billing";
import { ADDRESS_PARTS, billingField, mapBilling } from "./fields";
import { draftFrom } from "./draft";
import { BESIDE_ALL_ELSE, refuseBilling } from "./form-schema";

/** Forms that correct an order that was placed. */

const correctedTexts = TEXT_NAMES.filter((name) => name !== "note");

export const correctionSchema = z
  .object({
    ...postalAddressSchema.shape,
    ...billingSchema.shape,
    sameAsShipping: z.boolean(),
    ...pickTexts(orderTexts, correctedTexts),
    reason: requiredText("Reason", 500),
  })
  .check(z.superRefine(refuseBilling, BESIDE_ALL_ELSE));

export type CorrectionInput = z.input<typeof correctionSchema>;
export type CorrectionValues = z.output<typeof correctionSchema>;

/** What the buyer corrects of their own order. */
export const ownCorrectionFormSchema = z.object({
  ...postalAddressSchema.shape,
  ...pickTexts(orderTexts, UNRULED_TEXTS),
});

export type OwnCorrectionValues = z.output<typeof ownCorrectionFormSchema>;

/** The order as a form has it. */
export function correctionInput(order: OrderAnswer): CorrectionInput {
  const { shippingAddress, billingAddress } = order;
  const { gstin: consigneeGstin, ...address } = shippingAddress;
  const known = {
    ...mapBilling((part) => billingAddress?.[part]),
    ...address,
    ...pickTexts(order, TEXT_NAMES),
    consigneeGstin,
    sameAsShipping: billingAddress === null,
  };
  return { ...draftFrom(known), reason: "" };
}

const toAddress = (values: OwnCorrectionValues) => {
  const { firstName, lastName, address, apartment, city, state, zipCode, country } = values;
  return { firstName, lastName, address, apartment, city, state, zipCode, country };
};

/** The body of PATCH /admin/orders/{id}. */
export function toCorrection(values: CorrectionValues, { updatedAt }: OrderAnswer) {
  return {
    shippingAddress: toAddress(values),
    billingAddress: toBillingAddress(values) ?? null,
    consigneeGstin: toConsignee(values) ?? null,
    gstin: values.gstin ?? null,
    company: values.company ?? null,
    poNumber: values.poNumber ?? null,
    phone: values.phone ?? null,
    reason: values.reason,
    updatedAt,
  };
}

/** The body of PATCH /orders/{id}. */
export const toOwnCorrection = (values: OwnCorrectionValues) => ({
  shippingAddress: toAddress(values),
  poNumber: values.poNumber ?? null,
  note: values.note ?? null,
});

/** The fields of a refusal as the forms call them. */
export const nameCorrected = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [whole = "", part] = path.split(".");
      if (path === "shippingAddress.gstin") return ["consigneeGstin", message];
      const isBilling = whole === "billingAddress" && ADDRESS_PARTS.some((each) => each === part);
      return [
        isBilling ? billingField(part as (typeof ADDRESS_PARTS)[number]) : (part ?? whole),
        message,
      ];
    }),
  );
