import { emailField, idField, leftOut, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { rupees } from "@/lib/catalogue/number-fields";
import { caughtRuleSchema } from "@/lib/companies/rules/rule-schemas";
import { sentAddressSchema } from "@/lib/identity/addresses/schemas";
import { statusChangeShape } from "@/lib/orders/admin-schemas";
import { orderTexts } from "@/lib/orders/texts/schemas";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import { consigneeField } from "@/lib/shop/gst/gstin-field";
import { SHIPPING_METHODS } from "@/lib/shop/shipping/method-names";

/** A text of an order: null or the empty string clears it; omitted texts stay. */
const corrected = <Schema extends z.ZodType<string | undefined>>(schema: Schema) =>
  schema
    .nullable()
    .transform((value) => value ?? null)
    .optional();

/** Maximum quantity of a line, in its unit. */
const MOST = 10_000_000;

const correctedLineSchema = z
  .object({
    line: leftOut(idField()).describe("The `_id` of a line of the order"),
    product: leftOut(idField()).describe("The `_id` of a product to add, plain, in packs"),
    quantity: z
      .number("Enter a whole number")
      .int("Enter a whole number")
      .min(0, "Enter 0 or more")
      .max(MOST, `Enter at most ${MOST}`)
      .describe("In the line's unit; 0 takes the line out"),
    price: leftOut(rupees("Enter the agreed price")).describe(
      "Rupees for the line's basis that the shop agreed; needs `orders.enter`",
    ),
  })
  .refine(({ line, product }) => (line === undefined) !== (product === undefined), {
    message: "Name a line of the order or a product to add",
    path: ["line"],
  })
  .refine(({ product, quantity }) => product === undefined || quantity > 0, {
    message: "Add at least 1",
    path: ["quantity"],
  });

export type CorrectedLine = z.output<typeof correctedLineSchema>;

const correctedLinesSchema = z
  .array(correctedLineSchema)
  .min(1, "Name at least one line")
  .max(MAX_LINES)
  .refine(
    (lines) => new Set(lines.map((each) => each.line ?? each.product)).size === lines.length,
    {
      message: "Name each line and each product once",
    },
  )
  .describe("Lines to change, and products to add; other lines keep what was agreed");

const correctionFields = {
  shippingAddress: sentAddressSchema.optional(),
  billingAddress: sentAddressSchema
    .nullable()
    .optional()
    .describe("null: the invoice is made out to the shipping address"),
  consigneeGstin: corrected(consigneeField),
  gstin: corrected(orderTexts.gstin),
  company: corrected(orderTexts.company),
  poNumber: corrected(orderTexts.poNumber),
  phone: corrected(orderTexts.phone),
  email: emailField
    .optional()
    .describe("Needs `orders.enter`; refused once the customer has proven theirs"),
  shippingWay: z.enum(SHIPPING_METHODS).optional().describe("Priced as of today"),
  lines: correctedLinesSchema.optional(),
  updatedAt: z.iso
    .datetime()
    .max(40)
    .optional()
    .describe("Of the order as it was read; a correction needs it"),
  reason: requiredText("Reason", 500).optional().describe("The customer reads it, too"),
};

type CorrectionFields = z.output<z.ZodObject<typeof correctionFields>>;

/** The correctable fields of an order. */
export type Corrected = Omit<CorrectionFields, "updatedAt" | "reason"> & {
  note?: string | null | undefined;
};

const CORRECTED = Object.keys(correctionFields).filter(
  (name) => name !== "updatedAt" && name !== "reason",
) as (keyof Corrected)[];

/** True when a change of an order is a correction. */
export const isCorrection = (change: Corrected): boolean =>
  CORRECTED.some((name) => change[name] !== undefined);

export const updateOrderSchema = z
  .object({ ...statusChangeShape, ...correctionFields })
  .refine((change) => change.status || change.tracking || isCorrection(change), {
    message: "Say what to change: status, tracking or what is to be corrected.",
  })
  .refine((change) => !isCorrection(change) || !(change.status || change.tracking), {
    message: "Correct an order and give it its next status in two calls.",
    path: ["status"],
  })
  .refine((change) => !isCorrection(change) || change.updatedAt, {
    message: "Send the `updatedAt` of the order as you read it, so that no other change is lost.",
    path: ["updatedAt"],
  })
  .refine((change) => !isCorrection(change) || change.reason, {
    message: "Say why the order is corrected: its customer reads it.",
    path: ["reason"],
  })
  .refine(({ status, tracking }) => !tracking || !status || status === "Shipped", {
    message: "Tracking details go with the status Shipped.",
    path: ["tracking"],
  })
  .refine(({ status, override }) => !override || status === "Processing" || status === "Shipped", {
    message: "A reason to pass a gate goes with the status Processing or Shipped.",
    path: ["override"],
  })
  .refine(({ override, gates }) => !gates || override, {
    message: "Say why these gates are passed.",
    path: ["override"],
  });

export const updateOrderQuery = z.object({
  dryRun: z
    .literal("1")
    .optional()
    .describe("Of a correction: says what it would come to, and writes nothing"),
});

/** Fields that buyers may correct themselves before production. */
export const ownCorrectionSchema = z
  .object({
    shippingAddress: sentAddressSchema.optional(),
    poNumber: corrected(orderTexts.poNumber),
    note: corrected(orderTexts.note),
  })
  .refine((requested) => Object.values<unknown>(requested).some((value) => value !== undefined), {
    message: "Say what to change: the shipping address, the purchase order number or the note.",
  });

const figures = z.object({
  total: z.number(),
  tax: z.number(),
});

export const correctionPreviewSchema = z.object({
  before: figures,
  after: figures,
  due: z.number().describe("Rupees that are still to be paid; below 0 what is to be given back"),
  approval: z
    .array(caughtRuleSchema)
    .nullable()
    .describe("The rules for which the company must approve it; null where it need not"),
});

export type CorrectionPreview = z.output<typeof correctionPreviewSchema>;
