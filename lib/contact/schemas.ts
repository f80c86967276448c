import { z } from "@/lib/zod";
import { emailField, optionalText, phoneField, requiredLines, requiredText } from "@/lib/fields";

export const contactSchema = z.object({
  name: requiredText("Name", 120),
  email: emailField,
  message: requiredLines("Message", 5000),
  company: optionalText(120),
  phone: phoneField,
});

export type ContactRequest = z.output<typeof contactSchema>;
