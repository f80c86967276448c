import { gatewayEndpoints } from "@/lib/payments/gateways/endpoints";
import type { Endpoint } from "./endpoint";

/** Online payment: what is needed to open a gateway's window, and the ways in which a gateway reports a payment. */
export const paymentEndpoints = gatewayEndpoints satisfies Record<string, Endpoint>;
