import { judge } from "@/components/shared/form/judge";
import { renewOrderKeySchema } from "@/lib/orders/access/schemas";

export const judgeRenewal = judge(renewOrderKeySchema);
