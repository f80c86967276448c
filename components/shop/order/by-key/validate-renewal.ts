import { validate } from "@/components/shared/form/validator";
import { renewOrderKeySchema } from "@/lib/orders/access/schemas";

export const validateRenewal = validate(renewOrderKeySchema);
