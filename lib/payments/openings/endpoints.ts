import { inChapter } from "@/lib/base/http/in-chapter";
import { idField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { reversePaymentSchema } from "../schemas";
import { openingSchema, payOpeningSchema, setOpeningSchema } from "./schemas";

const params = z.object({ id: idField().describe("The company's `_id`") });

/**
 * Opening balances: a company's debt from before its first order here. They are no sale, so they appear in no invoice,
 * report or GST return.
 */
export const openingsAdminEndpoints = inChapter("Company", {
  getOpening: {
    call: "GET /admin/companies/{id}/opening",
    summary: "Read a company's opening balance",
    description: "The opening balance with its corrections and payments, oldest first.",
    access: "payments.read",
    params,
    response: openingSchema,
    limit: "browse",
  },
  setOpening: {
    call: "PUT /admin/companies/{id}/opening",
    summary: "Enter or correct an opening balance",
    description:
      "What a company owed on a day. Rows are never changed: where there is one already, the difference becomes a row of its own, with a `reason`.",
    access: "payments.write",
    params,
    body: setOpeningSchema,
    response: openingSchema,
    limit: "change",
  },
  payOpening: {
    call: "POST /admin/companies/{id}/opening/payments",
    summary: "Record a payment of an opening balance",
    description:
      "Writes down money that came in for it, at most what is owed of it (409 `above_due`). The reference of UPI and bank transfers is used once, among payments of orders too (409 `duplicate_reference`).",
    access: "payments.write",
    status: 201,
    params,
    body: payOpeningSchema,
    response: openingSchema,
    limit: "work",
  },
  reverseOpeningPayment: {
    call: "POST /admin/companies/{id}/opening/payments/{payment}/reversal",
    summary: "Take back a payment of an opening balance",
    description: "Adds the row that takes back a receipt that was recorded by mistake.",
    access: "payments.write",
    status: 201,
    params: params.extend({ payment: z.uuid() }),
    body: reversePaymentSchema,
    response: openingSchema,
    limit: "change",
  },
});
