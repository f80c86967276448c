import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import { creditRequestSchema, creditSchema, customerCreditSchema } from "./schemas";

/** The caller's own credit. */
export const creditEndpoints = inChapter("Account", {
  getCredit: {
    call: "GET /auth/me/credit",
    summary: "Read one's own credit",
    description: "How much the caller may order on account, and how much of it is open.",
    access: "account.own",
    response: creditSchema,
    limit: "work",
  },
});

const params = z.object({ id: z.uuid() });

export const creditAdminEndpoints = inChapter("Users", {
  getCustomerCredit: {
    call: "GET /admin/users/{id}/credit",
    summary: "Read a customer's credit",
    description: "How far a customer may order on account, and what of it is open.",
    access: "payments.read",
    params,
    response: customerCreditSchema,
    limit: "browse",
  },
  setCustomerCredit: {
    call: "PUT /admin/users/{id}/credit",
    summary: "Allow a customer to order on account",
    description:
      "Sets within how many days a customer pays and how much may be open at once; null for both takes it away. What is open stays to be paid.",
    access: "credit.write",
    params,
    body: creditRequestSchema,
    response: customerCreditSchema,
    limit: "change",
  },
});
