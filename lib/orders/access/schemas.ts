import { emailField, requiredLines, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

export const orderMessageSchema = z.object({ message: requiredLines("Message", 5000) });

export const renewOrderKeySchema = z.object({
  orderId: requiredText("Order Number", 64).toUpperCase().describe("The number that people read"),
  email: emailField,
});

export const confirmOrderSchema = z.object({
  token: z.string().min(1).max(128).describe("`confirm` of the mailed link"),
});
