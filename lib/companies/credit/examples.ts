import type { Examples } from "@/lib/base/examples/example";
import type { creditAdminEndpoints } from "./endpoints";

const TERMS = { days: 30, limit: 100_000, open: 24_300 } as const;
const CREDIT = { credit: TERMS, open: 24_300, forOrders: TERMS } as const;

export const creditAdminExamples: Examples<typeof creditAdminEndpoints, "getCustomerCredit"> = {
  getCustomerCredit: { answer: CREDIT },
};
