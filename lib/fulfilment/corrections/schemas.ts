import { sentAddressSchema } from "@/lib/identity/addresses/schemas";
import { requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { statusChangeShape } from "@/lib/orders/admin-schemas";
import { orderTexts } from "@/lib/orders/texts/schemas";
import { consigneeField } from "@/lib/shop/gst/gstin-field";

/** A text of an order: null or the empty string takes it away, and what is left out stays. */
const corrected = <Schema extends z.ZodType<string | undefined>>(schema: Schema) =>
  schema
    .nullable()
    .transform((value) => value ?? null)
    .optional();

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
  updatedAt: z.iso.datetime().max(40).optional().describe("Of the order as it was read"),
  reason: requiredText("Reason", 500).optional().describe("The customer reads it, too"),
};

type CorrectionFields = z.output<z.ZodObject<typeof correctionFields>>;

/** What of an order can be corrected. */
export type Corrected = Omit<CorrectionFields, "updatedAt" | "reason"> & {
  note?: string | null | undefined;
};

const CORRECTED = Object.keys(correctionFields).filter(
  (name) => name !== "updatedAt" && name !== "reason",
) as (keyof Corrected)[];

/** Whether a change of an order is a correction. */
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
  .refine((change) => !isCorrection(change) || change.reason, {
    message: "Say why the order is corrected: its customer reads it.",
    path: ["reason"],
  })
  .refine(({ status, tracking }) => !tracking || !status || status === "Shipped", {
    message: "Tracking details go with the status Shipped.",
    path: ["tracking"],
  })
  .refine(({ status, override }) => !override || status === "Processing", {
    message: "A reason to begin all the same goes with the status Processing.",
    path: ["override"],
  });

export const updateOrderQuery = z.object({
  dryRun: z
    .literal("1")
    .optional()
    .describe("Of a correction: says what it would come to, and writes nothing"),
});

/** What buyers correct themselves before production. */
export const ownCorrectionSchema = z
  .object({
    shippingAddress: sentAddressSchema.optional(),
    poNumber: corrected(orderTexts.poNumber),
    note: corrected(orderTexts.note),
  })
  .refine((asked) => Object.values<unknown>(asked).some((value) => value !== undefined), {
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
});

export type CorrectionPreview = z.output<typeof correctionPreviewSchema>;
