import { dayText } from "@/components/shared/format/dates";
import type { Language } from "@/lib/base/http/languages";
import { dayNamed } from "@/lib/base/india-time";
import type { SavedListAnswer } from "@/lib/orders/lists/schemas";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

export const dayOfList = (day: string, language?: Language): string =>
  dayText(dayNamed(day), language);

/** "every 4 weeks, next on 26 December 2026"; empty without a standing order. */
export function standingText(
  { everyWeeks, nextOn, paused }: SavedListAnswer,
  t: Translate = inEnglish,
): string {
  if (everyWeeks === null || nextOn === null) return "";
  const rhythm =
    everyWeeks === 1 ? t("every week") : t("every {count} weeks", { count: everyWeeks });
  if (paused) return t("{rhythm}, paused", { rhythm });
  return t("{rhythm}, next on {day}", { rhythm, day: dayOfList(nextOn, t.language) });
}
