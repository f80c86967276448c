import type { Delivery } from "@/lib/client/checkout/form-schema";
import { toPostalAddress } from "@/lib/identity/addresses/postal-address";
import { call } from "@/lib/client/api";
import { sessionToken } from "@/lib/client/session";

/**
 * Saves the address in the customer's account, or records that it was used again; does nothing for a guest.
 */
export async function saveDeliveryAddress(delivery: Delivery): Promise<void> {
  if (sessionToken() === null) return;
  const body = { ...toPostalAddress(delivery), phone: delivery.phone };
  await call("POST /addresses", { body }).catch(() => undefined);
}
