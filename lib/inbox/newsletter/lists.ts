/** The mails that a person can do without, as their links name them. */
export const MAIL_LISTS = ["newsletter", "orders"] as const;

export type MailList = (typeof MAIL_LISTS)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a confirmation link works, and how long no second one is mailed to the same address. */
export const CONFIRM_MS = 7 * DAY_MS;

export function confirmEnd(linkSentAt: Date): Date {
  return new Date(linkSentAt.getTime() + CONFIRM_MS);
}
