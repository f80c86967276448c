import type { Subscription } from "@/lib/inbox/newsletter/schemas";

/** How an address stands, as the owner reads it. */
export const STATES: Record<Subscription["state"], string> = {
  confirmed: "Confirmed",
  pending: "Waiting",
  unsubscribed: "Unsubscribed",
};
