import { judge } from "@/components/shared/form/judge";
import { contactSchema } from "@/lib/messaging/inbox/schemas";

export const judgeContact = judge(contactSchema);
