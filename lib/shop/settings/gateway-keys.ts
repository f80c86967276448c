import "server-only";
import { env, GATEWAY_KEYS, hasGatewayKeys } from "@/lib/base/env";
import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import { parseMethods } from "./payment-settings";
import type { SettingValues, ShopSettings } from "./shop-settings";

/** Returns why a payment gateway cannot be switched on; null when each can, or none is chosen. */
export function gatewayProblem(values: SettingValues): string | null {
  const keyless = parseMethods(values.paymentMethods)
    .filter(isGateway)
    .find((gateway) => !hasGatewayKeys(gateway));
  if (!keyless) return null;
  const title = GATEWAY_TITLES[keyless];
  const keys = GATEWAY_KEYS[keyless].join(", ").replace(/, (?=[^,]*$)/, " and ");
  return `${title} needs ${keys} in the shop's environment. Set them and start it again, or switch ${title} off.`;
}

/** Removes enabled gateways without keys, so that they are not offered, and reports whether WhatsApp's keys exist. */
export function withKeys(settings: ShopSettings): ShopSettings {
  const { payments } = settings;
  const methods = payments.methods.filter((method) => !isGateway(method) || hasGatewayKeys(method));
  return {
    ...settings,
    payments: { ...payments, methods },
    sendsWhatsApp: env().WHATSAPP !== undefined,
  };
}
