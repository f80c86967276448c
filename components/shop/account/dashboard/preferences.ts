export type Preference = "orderUpdates" | "newsletter";

/** Texts of the two kinds of email that a customer can switch off. */
export const PREFERENCES: Record<Preference, { title: string; label: string; hint: string }> = {
  orderUpdates: {
    title: "Notification Preferences",
    label: "Email me when the status of an order changes",
    hint: "We always send order confirmations, cancellations and emails about your account.",
  },
  newsletter: {
    title: "Email Subscriptions",
    label: "Email me news and offers",
    hint: "New products and seasonal prices, now and then.",
  },
};
