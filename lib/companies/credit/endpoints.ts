import { z } from "@/lib/base/input/zod";
import { creditRequestSchema, creditSchema, customerCreditSchema } from "./schemas";

/** The caller's own credit. */
export const creditEndpoints = {
  getCredit: {
    method: "GET",
    path: "/auth/me/credit",
    chapter: "Account",
    summary: "Read one's own credit",
    description: "How much the caller may order on account, and how much of it is open.",
    access: "account.own",
    status: 200,
    response: creditSchema,
    limit: "work",
  },
} as const;

const params = z.object({ id: z.uuid() });

export const creditAdminEndpoints = {
  getCustomerCredit: {
    method: "GET",
    path: "/admin/users/{id}/credit",
    chapter: "Users",
    summary: "Read a customer's credit",
    description: "How far a customer may order on account, and what of it is open.",
    access: "payments.read",
    status: 200,
    params,
    response: customerCreditSchema,
    limit: "browse",
  },
  setCustomerCredit: {
    method: "PUT",
    path: "/admin/users/{id}/credit",
    chapter: "Users",
    summary: "Allow a customer to order on account",
    description:
      "Sets within how many days a customer pays and how much may be open at once; null for both takes it away. What is open stays to be paid.",
    access: "credit.write",
    status: 200,
    params,
    body: creditRequestSchema,
    response: customerCreditSchema,
    limit: "change",
  },
} as const;
