import "server-only";
import { GATEWAY_KEYS, hasGatewayKeys } from "@/lib/base/env";
import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import { methodsOf } from "./payment-settings";
import type { SettingValues, ShopSettings } from "./shop-settings";

/** Why a payment gateway cannot be switched on; null where each can, or none is asked for. */
export function gatewayProblem(values: SettingValues): string | null {
  const keyless = methodsOf(values.paymentMethods)
    .filter(isGateway)
    .find((gateway) => !hasGatewayKeys(gateway));
  if (!keyless) return null;
  const title = GATEWAY_TITLES[keyless];
  const keys = GATEWAY_KEYS[keyless].join(", ").replace(/, (?=[^,]*$)/, " and ");
  return `${title} needs ${keys} in the shop's environment. Set them and start it again, or switch ${title} off.`;
}

/** Nobody is offered a gateway that the shop has lost the keys of since it was switched on. */
export function withoutKeyless(settings: ShopSettings): ShopSettings {
  const { payments } = settings;
  const methods = payments.methods.filter((method) => !isGateway(method) || hasGatewayKeys(method));
  return { ...settings, payments: { ...payments, methods } };
}
