import "server-only";
import { env } from "@/lib/base/env";
import { methodsOf } from "./payment-settings";
import type { SettingValues, ShopSettings } from "./shop-settings";

/** Why Razorpay cannot be switched on; null where it can, or is not asked for. */
export function razorpayProblem(values: SettingValues): string | null {
  if (!methodsOf(values.paymentMethods).includes("razorpay") || env().RAZORPAY) return null;
  return "Razorpay needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET in the shop's environment. Set them and start it again, or switch Razorpay off.";
}

/** Nobody is offered what the shop has lost the keys for since it was switched on. */
export function withoutKeyless(settings: ShopSettings): ShopSettings {
  if (env().RAZORPAY) return settings;
  const { payments } = settings;
  const methods = payments.methods.filter((method) => method !== "razorpay");
  return { ...settings, payments: { ...payments, methods } };
}
