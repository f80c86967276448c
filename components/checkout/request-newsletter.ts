"use client";

import { callApi } from "@/lib/client/api";
import type { Delivery } from "@/lib/checkout/form-schema";
import { sessionToken } from "@/lib/client/session";

/** Subscribes a customer, passes a guest's wish on to the shop; an order never fails because of it. */
export async function requestNewsletter(delivery: Delivery): Promise<void> {
  const subscribing = sessionToken() === null ? writeToShop(delivery) : subscribe();
  await subscribing.catch(() => undefined);
}

async function subscribe(): Promise<void> {
  const { preferences } = await callApi<"getProfile">({ call: "GET /auth/me" });
  await callApi<"updatePreferences">({
    call: "PATCH /auth/preferences",
    body: { ...preferences, newsletter: true },
  });
}

async function writeToShop(delivery: Delivery): Promise<void> {
  await callApi<"sendContactMessage">({
    call: "POST /contact",
    body: {
      name: `${delivery.firstName} ${delivery.lastName}`,
      email: delivery.email,
      company: delivery.company,
      message: "Please send me your news and offers by email.",
    },
  });
}
