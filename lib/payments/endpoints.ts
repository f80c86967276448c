import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params, keyQuery } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { listedOrderSchema } from "@/lib/orders/admin-schemas";
import {
  STATEMENT_TEXT,
  accountStatementQuerySchema,
  customerStatementSchema,
} from "@/lib/payments/account-statement/schemas";
import {
  ledgerRowSchema,
  ledgerSchema,
  outstandingQuerySchema,
  outstandingSummarySchema,
  paymentInstructionsSchema,
  recordPaymentSchema,
  reversePaymentSchema,
} from "@/lib/payments/schemas";
import {
  STATEMENT_LIMITS,
  statementFieldsSchema,
  statementQuerySchema,
  statementReportSchema,
} from "@/lib/payments/statement/schemas";

const userParams = z.object({ id: z.uuid() });

export const paymentEndpoints = inChapter("Orders", {
  getPaymentInstructions: {
    call: "GET /orders/{id}/payment",
    summary: "Read how to pay an order",
    description:
      "What is paid of an order, and how the rest is paid: the UPI link with its QR code, the account for a transfer. `upi` and `bank` are null where nothing is to be paid in that way.",
    access: "order",
    params,
    query: keyQuery,
    response: paymentInstructionsSchema,
    limit: "work",
  },
});

export const paymentsAdminEndpoints = inChapter("Order management", {
  getLedger: {
    call: "GET /admin/orders/{id}/payments",
    summary: "Read an order's ledger",
    description: "What came in and went back for an order, oldest first, and what follows from it.",
    access: "payments.read",
    params,
    response: ledgerSchema,
    limit: "browse",
  },
  recordPayment: {
    call: "POST /admin/orders/{id}/payments",
    summary: "Record a payment",
    description:
      "Writes down money that came in for an order. Rows are never changed: a mistake is taken back by a row of its own. A UTR that was used before is refused with `duplicate_reference`, and with `dueRead` as it was shown what somebody else wrote down meanwhile is not written down twice (409 `edit_conflict`). The receipt that settles an order is told to its customer by email.",
    access: "payments.write",
    status: 201,
    params,
    body: recordPaymentSchema,
    response: ledgerRowSchema,
    limit: "work",
  },
  reversePayment: {
    call: "POST /admin/orders/{id}/payments/{payment}/reversal",
    summary: "Take back a payment that was recorded by mistake",
    description:
      "Adds the row that takes back a receipt or a refund whole. Refused with `invalid_transition` where it was taken back already or a payment gateway moved the money, and with `above_paid` where more went back than would have come in.",
    access: "payments.write",
    status: 201,
    params: params.extend({ payment: z.uuid() }),
    body: reversePaymentSchema,
    response: ledgerRowSchema,
    limit: "change",
  },
  remindOfPayment: {
    call: "POST /admin/orders/{id}/payment-reminder",
    summary: "Remind of a payment",
    description:
      "Mails the customer what is still to be paid, with QR code and link, at most once in a day (then `rate_limited`).",
    access: "payments.write",
    status: 202,
    params,
    response: z.undefined(),
    limit: "change",
  },
  listOutstanding: {
    call: "GET /admin/payments/outstanding",
    chapter: "Payments",
    summary: "List what is to be collected",
    description:
      "Orders of which something is owed, the longest overdue first and those without an agreed day last, with the paging headers.",
    access: "payments.read",
    query: outstandingQuerySchema,
    response: z.array(listedOrderSchema),
    limit: "browse",
  },
  summariseOutstanding: {
    call: "GET /admin/payments/summary",
    chapter: "Payments",
    summary: "Sum what is to be collected",
    description: "What is to be collected, what of it is overdue, and what is to be given back.",
    access: "payments.read",
    response: outstandingSummarySchema,
    limit: "browse",
  },
  matchStatement: {
    call: "POST /admin/payments/statement",
    chapter: "Payments",
    summary: "Match a bank statement",
    description:
      "Finds the orders that a bank's statement (CSV or Excel) names and records what is exactly what an order still comes to, or only says what it would record. The same file again records nothing twice. Columns are found by their usual names, or by those given beside the file. A row that does not say with certainty what came in is answered as unreadable, with the reason.",
    access: "payments.write",
    query: statementQuerySchema,
    multipart: {
      fields: statementFieldsSchema,
      files: {
        field: "file",
        summary: "The statement as CSV or Excel",
        maxFiles: 1,
        maxBytes: STATEMENT_LIMITS.bytes,
      },
    },
    response: statementReportSchema,
    limit: "file",
  },
  getCustomerStatement: {
    call: "GET /admin/customers/{id}/statement",
    chapter: "Payments",
    summary: "Read a customer's statement of account",
    description: `${STATEMENT_TEXT} Its customer reads the same rows.`,
    access: "payments.read",
    params: userParams,
    query: accountStatementQuerySchema,
    response: customerStatementSchema,
    alsoProduces: ["text/csv", "application/pdf"],
    limit: "change",
  },
});
