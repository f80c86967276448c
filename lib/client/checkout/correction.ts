import type { FieldValues } from "react-hook-form";
import { emailField, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import type { updateOrderSchema } from "@/lib/fulfilment/corrections/schemas";
import { toPostalAddress } from "@/lib/identity/addresses/postal-address";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { orderTexts } from "@/lib/orders/texts/schemas";
import { pickTexts, TEXT_NAMES, UNRULED_TEXTS } from "@/lib/orders/texts/texts";
import { postalAddressSchema } from "@/lib/identity/addresses/schemas";
import { SHIPPING_METHODS } from "@/lib/shop/shipping/method-names";
import { billingSchema, toBillingAddress, toConsignee } from "./billing";
import { ADDRESS_PARTS, billingField, mapBilling } from "./fields";
import { draftFrom } from "./draft";
import { BESIDE_ALL_ELSE, refuseBilling } from "./form-schema";

/** Forms to correct a placed order. */

/** Parts of an order that the user of the form can correct. */
export interface CorrectableParts {
  /** Addresses, billing fields and shipping method, while nothing has left. */
  isWhole: boolean;
  /** Its lines, and the phone. */
  hasLines: boolean;
  /** The unverified email. */
  hasEmail: boolean;
}

type Requested = Omit<
  z.input<typeof updateOrderSchema>,
  "status" | "tracking" | "override" | "gates" | "reason" | "updatedAt"
>;

/** The body of PATCH /admin/orders/{id} without its lines: the reason, and what differs from the order. */
export type CorrectionBody = Requested & { reason: string };

const correctedTexts = TEXT_NAMES.filter((name) => name !== "note");

const how = (hasEmail: boolean) => ({
  email: hasEmail ? emailField : z.string().transform(() => undefined),
  reason: requiredText("Reason", 500),
});

const wholeSchema = ({ hasEmail }: CorrectableParts) =>
  z
    .object({
      ...postalAddressSchema.shape,
      ...billingSchema.shape,
      sameAsShipping: z.boolean(),
      ...pickTexts(orderTexts, correctedTexts),
      shippingWay: z.string().transform((text) => SHIPPING_METHODS.find((way) => way === text)),
      ...how(hasEmail),
    })
    .check(z.superRefine(refuseBilling, BESIDE_ALL_ELSE))
    .transform((values): CorrectionBody => {
      const { gstin, company, poNumber, phone, email, shippingWay, reason } = values;
      return {
        shippingAddress: toPostalAddress(values),
        billingAddress: toBillingAddress(values) ?? null,
        consigneeGstin: toConsignee(values) ?? null,
        gstin: gstin ?? null,
        company: company ?? null,
        poNumber: poNumber ?? null,
        phone: phone ?? null,
        email,
        shippingWay,
        reason,
      };
    });

/** For a partly dispatched order: the customer's contact. */
const restSchema = ({ hasEmail }: CorrectableParts) =>
  z
    .object({ phone: orderTexts.phone, ...how(hasEmail) })
    .transform(({ phone, ...rest }): CorrectionBody => ({ phone: phone ?? null, ...rest }));

/** The form that corrects an order, whose output is what differs from the order. */
export function correctionForm(
  order: OrderAnswer,
  parts: CorrectableParts,
): z.ZodType<CorrectionBody, FieldValues> {
  const schema = parts.isWhole ? wholeSchema(parts) : restSchema(parts);
  const before = schema.safeParse({ ...correctionInput(order), reason: "As it is" }).data;
  return schema.transform(({ reason, ...asked }) => {
    const names = Object.keys(asked) as (keyof Requested)[];
    const isSame = (name: keyof Requested) =>
      JSON.stringify(asked[name]) === JSON.stringify(before?.[name]);
    const changed = names.filter((name) => !isSame(name)).map((name) => [name, asked[name]]);
    return { ...(Object.fromEntries(changed) as Partial<Requested>), reason };
  });
}

/** Fields that buyers may correct in their own order. */
export const ownCorrectionFormSchema = z.object({
  ...postalAddressSchema.shape,
  ...pickTexts(orderTexts, UNRULED_TEXTS),
});

export type OwnCorrectionValues = z.output<typeof ownCorrectionFormSchema>;

/** The order as values of the form. */
export function correctionInput(order: OrderAnswer) {
  const { shippingAddress, billingAddress, user } = order;
  const { gstin: consigneeGstin, ...address } = shippingAddress;
  const known = {
    ...mapBilling((part) => billingAddress?.[part]),
    ...address,
    ...pickTexts(order, TEXT_NAMES),
    email: user.email,
    consigneeGstin,
    sameAsShipping: billingAddress === null,
  };
  return { ...draftFrom(known), shippingWay: order.shippingWay ?? "", reason: "" };
}

/** The body of PATCH /orders/{id}. */
export const toOwnCorrection = (values: OwnCorrectionValues) => ({
  shippingAddress: toPostalAddress(values),
  poNumber: values.poNumber ?? null,
  note: values.note ?? null,
});

/** Maps the fields of a refusal to the forms' controls. */
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
