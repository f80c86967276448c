import { ClipboardCheck } from "lucide-react";
import { useTranslate } from "#words";
import type { OrderLimits } from "@/lib/companies/rules/rule-schemas";
import type { Quote } from "@/lib/orders/cart/schemas";
import { formatShortRupees, toPaise } from "@/lib/pricing/money";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";

/** The company's rules for a member's cart: those that the order breaks, and what is left of the limits. */
export function CompanyNotice({ quote }: { quote: Quote | null }) {
  const t = useTranslate();
  const approval = quote?.approval ?? [];
  const limits = quote?.limits ?? null;
  if (approval.length === 0 && !limits) return null;
  return (
    <section aria-label={t("Your company")} className="rounded-md bg-muted p-3.5 text-sm">
      {approval.length > 0 && (
        <div className="flex gap-2.5">
          <ClipboardCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <div>
            <p className="font-semibold">{t("Your company must approve this order")}</p>
            <ul>
              {approval.map(({ kind, words }) => (
                <li key={kind}>{translateRule(t, words)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {quote && limits && (
        <p className="tabular not-first:mt-2">{limitsText(limits, quote.total, t)}</p>
      )}
    </section>
  );
}

/** Translates the server's message about the rule that an order breaks. */
export const translateRule = (t: Translate, words: string): string =>
  translateMessage(t, words, [
    "The total is above {amount}.",
    "The buyer's orders of this month come to more than {amount}.",
    "It has something of the category {category}.",
  ]);

/** "Your company lets you order up to ₹20,000 at once. ₹8,500 of ₹50,000 is left this month." */
export function limitsText(
  { order, month, left }: OrderLimits,
  total: number,
  t: Translate = inEnglish,
): string {
  const rupees = (amount: number) => formatShortRupees(toPaise(amount));
  const isOver = (order !== null && total > order) || (left !== null && total > left);
  return [
    isOver && t("This is above what your company lets you order."),
    order !== null && t("Your limit for one order is {amount}.", { amount: rupees(order) }),
    month !== null &&
      left !== null &&
      t("{left} of {limit} is left this month.", { left: rupees(left), limit: rupees(month) }),
  ]
    .filter(Boolean)
    .join(" ");
}
