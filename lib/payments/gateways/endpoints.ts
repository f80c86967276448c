import { razorpayEndpoints, razorpayExamples } from "./razorpay/endpoints";

/** The calls of every gateway, for the table of endpoints. */
export const gatewayEndpoints = { ...razorpayEndpoints } as const;

export const gatewayExamples = { ...razorpayExamples } as const;
