/** Within how many hours a message is answered, at the latest. */
const ANSWER_HOURS = 24;

const HOUR_MS = 60 * 60 * 1000;

/** Until when a message that came in at `createdAt` is to be answered. */
export function answerDue(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ANSWER_HOURS * HOUR_MS);
}

/** Messages from before this moment have waited too long. */
export function lateBefore(now: Date): Date {
  return new Date(now.getTime() - ANSWER_HOURS * HOUR_MS);
}

/** "Answer within 5 h" or "3 h late", in whole hours that are never told too kindly. */
export function answerTimeText(createdAt: Date, now: Date): string {
  const left = (answerDue(createdAt).getTime() - now.getTime()) / HOUR_MS;
  if (left >= 1) return `Answer within ${Math.floor(left)} h`;
  if (left > 0) return "Answer within the hour";
  const late = Math.max(1, Math.floor(-left));
  return late < 48 ? `${late} h late` : `${Math.floor(late / 24)} days late`;
}
