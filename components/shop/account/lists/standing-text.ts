import { dayText } from "@/components/shared/format/dates";
import { dayNamed } from "@/lib/base/india-time";
import type { SavedListAnswer } from "@/lib/orders/lists/schemas";

export const dayOfList = (day: string): string => dayText(dayNamed(day));

/** "every 4 weeks, next on 26 December 2026"; empty without a standing order. */
export function standingText({ everyWeeks, nextOn, paused }: SavedListAnswer): string {
  if (everyWeeks === null || nextOn === null) return "";
  const rhythm = everyWeeks === 1 ? "every week" : `every ${everyWeeks} weeks`;
  return paused ? `${rhythm}, paused` : `${rhythm}, next on ${dayOfList(nextOn)}`;
}
