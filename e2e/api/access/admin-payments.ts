import type { paymentsAdminEndpoints } from "../../../lib/payments/endpoints";
import type { creditAdminEndpoints } from "../../../lib/companies/credit/endpoints";
import type { openingsAdminEndpoints } from "../../../lib/payments/openings/endpoints";
import { staffOnly, type Rows } from "./shared/all";

const NO_PAYMENT = "00000000-0000-7000-8000-000000000000";

const OPENING = `/admin/companies/${NO_PAYMENT}/opening`;

export const paymentsRows: Rows<
  typeof paymentsAdminEndpoints & typeof creditAdminEndpoints & typeof openingsAdminEndpoints
> = {
  getOpening: { path: OPENING, expected: staffOnly(404) },
  setOpening: {
    path: OPENING,
    body: { amount: 12500, at: "2026-10-31" },
    expected: staffOnly(404),
  },
  payOpening: {
    path: `${OPENING}/payments`,
    body: { amount: 1, means: "cash" },
    expected: staffOnly(404),
  },
  reverseOpeningPayment: {
    path: `${OPENING}/payments/${NO_PAYMENT}/reversal`,
    body: { reason: "Another customer's" },
    expected: staffOnly(404),
  },
  getLedger: { path: "/admin/orders/{order}/payments", expected: staffOnly(200) },
  recordPayment: {
    path: "/admin/orders/{order}/payments",
    body: { amount: 1, means: "cash" },
    expected: staffOnly(201),
  },
  reversePayment: {
    path: `/admin/orders/{order}/payments/${NO_PAYMENT}/reversal`,
    body: { reason: "Another customer's" },
    expected: staffOnly(404),
  },
  remindOfPayment: {
    path: "/admin/orders/KLN-000000-NOTONE/payment-reminder",
    expected: staffOnly(404),
  },
  listOutstanding: { path: "/admin/payments/outstanding", expected: staffOnly(200) },
  summariseOutstanding: { path: "/admin/payments/summary", expected: staffOnly(200) },
  matchStatement: {
    path: "/admin/payments/statement?dryRun=true",
    multipart: { date: "A form without its file" },
    expected: staffOnly(400),
  },
  getCustomerStatement: {
    path: "/admin/customers/{user}/statement",
    expected: staffOnly(200),
  },
  getCustomerCredit: { path: "/admin/users/{user}/credit", expected: staffOnly(200) },
  setCustomerCredit: {
    path: "/admin/users/{user}/credit",
    body: { days: null, limit: null },
    expected: staffOnly(200),
  },
};
