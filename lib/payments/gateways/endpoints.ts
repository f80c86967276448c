import { razorpayEndpoints, razorpayExamples } from "./razorpay/endpoints";

export const gatewayEndpoints = { ...razorpayEndpoints } as const;

export const gatewayExamples = { ...razorpayExamples } as const;
