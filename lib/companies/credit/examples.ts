import type { Examples } from "@/lib/base/examples/example";
import type { creditAdminEndpoints } from "./endpoints";

const CREDIT = { credit: { days: 30, limit: 100_000, open: 24_300 }, open: 24_300 } as const;

export const creditAdminExamples: Examples<typeof creditAdminEndpoints, "getCustomerCredit"> = {
  getCustomerCredit: { answer: CREDIT },
};
