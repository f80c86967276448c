import { judge } from "@/components/shared/form/judge";
import { messageTextSchema } from "@/lib/messaging/inbox/schemas";

export const judgeMessage = judge(messageTextSchema);
