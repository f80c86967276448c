import { judge } from "@/components/shared/form/judge";
import { renewOrderKeySchema } from "@/lib/orders/schemas";

export const judgeRenewal = judge(renewOrderKeySchema);
