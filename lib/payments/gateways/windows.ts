import type { GatewayName } from "@/lib/shop/payment-methods/methods";
import type { GatewayWindow } from "./window";

/** Every gateway's window, loaded by the page that pays with it alone. */
export const WINDOWS = {
  razorpay: () => import("./razorpay/window"),
} satisfies Record<GatewayName, () => Promise<GatewayWindow>>;
