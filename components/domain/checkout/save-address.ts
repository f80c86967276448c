import type { Delivery } from "@/lib/client/checkout/form-schema";
import { call } from "@/lib/client/api";
import { sessionToken } from "@/lib/client/session";

/**
 * Saves the address in the customer's account, or records that it was used again; does nothing for a guest.
 */
export async function keepDeliveryAddress(delivery: Delivery): Promise<void> {
  if (sessionToken() === null) return;
  const { firstName, lastName, address, apartment, city, state, zipCode, country, phone } =
    delivery;
  await call("POST /addresses", {
    body: { firstName, lastName, address, apartment, city, state, zipCode, country, phone },
  }).catch(() => undefined);
}
