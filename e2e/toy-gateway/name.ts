import { GATEWAY_KEYS } from "@/lib/base/env";
import { GATEWAY_METHODS } from "@/lib/shop/payment-methods/methods";

/**
 * A way to pay of its own is a value of two enums of the database, which a migration adds. The toy is in no
 * product, so it borrows the name, and the variables, of the first gateway that there is.
 */
export const [TOY] = GATEWAY_METHODS;

/** Before `env()` is first read. */
export function giveToyItsKeys(): void {
  for (const name of GATEWAY_KEYS[TOY]) process.env[name] = "toy";
}
