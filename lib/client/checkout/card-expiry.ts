import { dayName } from "@/lib/base/india-time";

/**
 * Whether a card with this date on it, "MM/YY", is no longer good. It is good to the end of its month,
 * by the calendar of India, where it would be charged.
 */
export function hasExpired(expiry: string, now = new Date()): boolean {
  const [month, year] = expiry.split("/");
  return `20${year}-${month}` < dayName(now).slice(0, 7);
}
