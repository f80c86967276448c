import { refundRequestSchema, returnRequestSchema } from "@/lib/fulfilment/schemas";
import { z } from "@/lib/base/input/zod";
import { typedAmount } from "./refund-form";

const { means, reference } = refundRequestSchema.shape;
const { reason } = returnRequestSchema.shape;

const common = { reason, tellReason: z.boolean() };
const refunding = { means: means.unwrap(), reference };

/** The refund's fields count only where it is made now. */
export const returnFormSchema = z.discriminatedUnion("refundNow", [
  z.object({ ...common, ...refunding, refundNow: z.literal("yes"), amount: typedAmount }),
  z.object({
    ...common,
    refundNow: z.literal("no"),
    amount: z.string().optional(),
    means: z.string().optional(),
    reference: z.string().optional(),
  }),
]);
