import type { GatewayName } from "@/lib/shop/payment-methods/methods";
import type { GatewayWindow } from "./window";

/** The browser part of each gateway; loaded only by the page that pays with it. */
export const WINDOWS = {
  razorpay: () => import("./razorpay/window"),
} satisfies Record<GatewayName, () => Promise<GatewayWindow>>;
