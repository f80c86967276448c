import { momentText } from "@/components/shared/format/dates";
import { countText } from "@/lib/base/text/counts";
import type { AdminPromoCode } from "@/lib/shop/promotions/schemas";

/** The validity of a code in India time, each part on its own line. */
export function validityText({
  startsAt,
  endsAt,
}: Pick<AdminPromoCode, "startsAt" | "endsAt">): string[] {
  const from = startsAt === null ? [] : [`From ${momentText(new Date(startsAt))}`];
  const until = endsAt === null ? [] : [`Until ${momentText(new Date(endsAt))}`];
  const words = [...from, ...until];
  return words.length === 0 ? ["Any time"] : words;
}

/** "3 of 5", or "3" without a limit. */
export function usesText({ uses, maxUses }: Pick<AdminPromoCode, "uses" | "maxUses">): string {
  return maxUses === null ? countText(uses) : `${countText(uses)} of ${countText(maxUses)}`;
}

/** "1 per customer"; null when uses per customer are unlimited. */
export function perCustomerText({
  maxUsesPerCustomer,
}: Pick<AdminPromoCode, "maxUsesPerCustomer">): string | null {
  return maxUsesPerCustomer === null ? null : `${countText(maxUsesPerCustomer)} per customer`;
}
