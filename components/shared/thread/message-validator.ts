import { validate } from "@/components/shared/form/validator";
import { messageTextSchema } from "@/lib/messaging/inbox/schemas";

export const validateMessage = validate(messageTextSchema);
