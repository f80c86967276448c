import type { gatewayEndpoints } from "../../../lib/payments/gateways/endpoints";
import { everybody, unlessEnded, type Rows } from "./shared/all";

export const paymentRows: Rows<typeof gatewayEndpoints> = {
  openRazorpay: { body: { order: "KLN-260101-AAAAAA" }, expected: unlessEnded(404) },
  confirmRazorpay: { body: {}, expected: everybody(400) },
  tellRazorpay: { body: { event: "payment.captured" }, expected: everybody(400) },
};
