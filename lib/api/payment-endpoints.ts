import { gatewayEndpoints } from "@/lib/payments/gateways/endpoints";
import type { Endpoint } from "./endpoint";

/** Paying online: what a gateway's window is opened with, and the ways in which the shop hears of a payment. */
export const paymentEndpoints = gatewayEndpoints satisfies Record<string, Endpoint>;
