import { refundAmount, refundRequestSchema } from "@/lib/fulfilment/schemas";
import { z } from "@/lib/base/input/zod";

/** An amount in rupees as it is typed. */
export const typedAmount = z
  .string()
  .trim()
  .regex(/^\d{1,10}(\.\d{1,2})?$/, "Enter an amount in rupees, such as 2000 or 149.50")
  .transform(Number)
  .pipe(refundAmount);

const { reason, means, reference } = refundRequestSchema.shape;

export const refundFormSchema = z.object({
  amount: typedAmount,
  means: means.unwrap(),
  reference,
  reason,
  tellReason: z.boolean(),
});
