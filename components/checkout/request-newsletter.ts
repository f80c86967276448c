"use client";

import { callApi } from "@/lib/client/api";
import type { Delivery } from "@/lib/checkout/form-schema";

/** Passes the wish for news on to the shop, as a message; an order never fails because of it. */
export async function requestNewsletter(delivery: Delivery): Promise<void> {
  await callApi<"sendContactMessage">({
    call: "POST /contact",
    body: {
      name: `${delivery.firstName} ${delivery.lastName}`,
      email: delivery.email,
      company: delivery.company,
      message: "Please send me your news and offers by e-mail.",
    },
  }).catch(() => undefined);
}
