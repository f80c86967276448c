import { DAY_MS } from "@/lib/base/india-time";

/** The lists of optional mails, as their links name them. */
export const MAIL_LISTS = ["newsletter", "orders"] as const;

export type MailList = (typeof MAIL_LISTS)[number];

/** Validity of a confirmation link. No second link is mailed to the same address during this time. */
export const CONFIRM_MS = 7 * DAY_MS;

export function confirmEnd(linkSentAt: Date): Date {
  return new Date(linkSentAt.getTime() + CONFIRM_MS);
}
