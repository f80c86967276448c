import { GATEWAY_KEYS } from "@/lib/base/env";
import { GATEWAY_METHODS } from "@/lib/shop/payment-methods/methods";

/**
 * A payment method is a value of two database enums, which a migration adds. The toy is not part of the product, so
 * it uses the name and the variables of the first gateway.
 */
export const [TOY] = GATEWAY_METHODS;

/** Call it before `env()` is first read. */
export function giveToyItsKeys(): void {
  for (const name of GATEWAY_KEYS[TOY]) process.env[name] = "toy";
}
