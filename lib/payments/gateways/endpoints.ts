import { razorpayEndpoints, razorpayExamples } from "./razorpay/endpoints";

/** The endpoints of all gateways, for the table of endpoints. */
export const gatewayEndpoints = { ...razorpayEndpoints } as const;

export const gatewayExamples = { ...razorpayExamples } as const;
