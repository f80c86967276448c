import { CONSENT_WORDS } from "@/lib/audit/consent-words";

export type Preference = "orderUpdates" | "newsletter";

/** Texts of the two kinds of email that a customer can switch off. */
export const PREFERENCES: Record<Preference, { title: string; label: string; hint: string }> = {
  orderUpdates: {
    title: "Notification Preferences",
    label: CONSENT_WORDS.order_mails,
    hint: "We always send order confirmations, cancellations and emails about your account.",
  },
  newsletter: {
    title: "Email Subscriptions",
    label: CONSENT_WORDS.newsletter,
    hint: "New products and seasonal prices, now and then.",
  },
};
