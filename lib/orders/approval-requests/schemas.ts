import { ApprovalState } from "@/lib/db/generated/enums";
import { requiredLines } from "@/lib/base/input/fields";
import { pageQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { PAYMENT_METHODS } from "@/lib/shop/payment-methods/methods";
import { postalAddressAnswerSchema } from "@/lib/identity/addresses/schemas";
import { caughtRuleSchema } from "@/lib/companies/rules/rule-schemas";
import { quoteLineSchema } from "../cart/schemas";
import { correctedChangesSchema } from "../corrected";
import { approverTexts } from "../texts/schemas";

export const approvalListQuerySchema = z.object({
  state: z
    .enum([...Object.values(ApprovalState), "decided"])
    .optional()
    .describe("One state, or all but `waiting`"),
  ...pageQuery({ default: 20, max: 100 }),
});

export type ApprovalListQuery = z.output<typeof approvalListQuerySchema>;

export const rejectApprovalSchema = z.object({
  words: requiredLines("Reason", 1000)
    .meta({ example: "Order it next month." })
    .describe("Why; the asker reads it"),
});

export const requestedLineSchema = quoteLineSchema.pick({
  kind: true,
  product: true,
  name: true,
  thumbnailImage: true,
  packSize: true,
  unit: true,
  basis: true,
  print: true,
  price: true,
  quantity: true,
  lineTotal: true,
});

export const approvalRequestSchema = z.object({
  _id: z.uuid(),
  state: z.enum(ApprovalState),
  askedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().describe("When it lapses unless somebody decides before"),
  totalAmount: z.number().describe("Rupees, as it was asked for"),
  rules: z.array(caughtRuleSchema).describe("The rules that caught it"),
  products: z.array(requestedLineSchema).describe("Its lines as they were priced"),
  shippingAddress: postalAddressAnswerSchema,
  ...approverTexts,
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  purchaseOrder: z
    .object({ name: z.string(), url: z.string() })
    .optional()
    .describe("The asker's purchase order as a private file"),
  approvals: z.number().int().describe("How many different people must approve: 1 or 2"),
  firstApprover: z.string().optional().describe("Who approved where one more has to"),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  words: z.string().optional().describe("Why it was rejected"),
  order: z
    .object({ _id: z.uuid(), orderId: z.string() })
    .optional()
    .describe("The order that it became"),
  corrects: z
    .object({ _id: z.uuid(), orderId: z.string(), changes: correctedChangesSchema })
    .optional()
    .describe("The order that the shop corrects once it is approved, and what changes"),
  own: z.boolean().describe("Whether the caller asked for it"),
  decidable: z.boolean().describe("Whether the caller may approve or reject it now"),
});

export type ApprovalRequestAnswer = z.output<typeof approvalRequestSchema>;
export type RequestedLine = z.output<typeof requestedLineSchema>;
