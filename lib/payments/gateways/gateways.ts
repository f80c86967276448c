import "server-only";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";
import type { PaymentGateway } from "./gateway";
import { razorpay } from "./razorpay/gateway";

export const GATEWAYS = { razorpay } satisfies Record<GatewayName, PaymentGateway>;
