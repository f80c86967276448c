import { gatewayExamples } from "@/lib/payments/gateways/endpoints";
import type { paymentEndpoints } from "../payment-endpoints";
import type { Examples } from "./example";

export const paymentExamples: Examples<typeof paymentEndpoints> = gatewayExamples;
