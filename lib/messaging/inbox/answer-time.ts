import { HOUR_MS } from "@/lib/base/india-time";
import type { SiteContent } from "@/lib/shop/content/blocks";

/** Hours within which the site promises an answer; null without a promise (docs/product.md: Inbox). */
export function getAnswerHours({
  quoteReplyHours,
}: Pick<SiteContent["claims"], "quoteReplyHours">): number | null {
  return quoteReplyHours === "" ? null : Number(quoteReplyHours);
}

/** The answer deadline of a message received at `createdAt`. */
export function answerDue(createdAt: Date, hours: number): Date {
  return new Date(createdAt.getTime() + hours * HOUR_MS);
}

/** Messages received before this moment are late. */
export function lateBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}

/** "Answer within 5 h" or "3 h late", in whole hours always rounded against the shop. */
export function answerTimeText(due: Date, now: Date): string {
  const left = (due.getTime() - now.getTime()) / HOUR_MS;
  if (left >= 1) return `Answer within ${Math.floor(left)} h`;
  if (left > 0) return "Answer within the hour";
  const late = Math.max(1, Math.floor(-left));
  return late < 48 ? `${late} h late` : `${Math.floor(late / 24)} days late`;
}
