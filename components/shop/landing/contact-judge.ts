import { judge } from "@/components/shared/form/judge";
import { contactSchema } from "@/lib/inbox/schemas";

export const judgeContact = judge(contactSchema);
