import { validate } from "@/components/shared/form/validator";
import { contactSchema } from "@/lib/messaging/inbox/schemas";

export const validateContact = validate(contactSchema);
