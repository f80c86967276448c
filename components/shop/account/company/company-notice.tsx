"use client";

import { ClipboardCheck } from "lucide-react";
import { useWords } from "#words";
import type { OrderLimits } from "@/lib/companies/rules/rule-schemas";
import type { Quote } from "@/lib/orders/cart/schemas";
import { formatRoundRupees, toPaise } from "@/lib/pricing/money";
import { inEnglish, type Say } from "@/lib/i18n/say";
import { sayMessage } from "@/lib/i18n/say-message";

/** What a member's company says to the cart: the rules that catch it, and what is left of the member's limits. */
export function CompanyNotice({ quote }: { quote: Quote | null }) {
  const say = useWords();
  const approval = quote?.approval ?? [];
  const limits = quote?.limits ?? null;
  if (approval.length === 0 && !limits) return null;
  return (
    <section aria-label={say("Your company")} className="rounded-md bg-muted p-3.5 text-sm">
      {approval.length > 0 && (
        <div className="flex gap-2.5">
          <ClipboardCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <div>
            <p className="font-semibold">{say("Your company must approve this order")}</p>
            <ul>
              {approval.map(({ kind, words }) => (
                <li key={kind}>{sayRule(say, words)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {quote && limits && (
        <p className="tabular not-first:mt-2">{limitsText(limits, quote.total, say)}</p>
      )}
    </section>
  );
}

/** Why a rule catches an order, as the server says it. */
export const sayRule = (say: Say, words: string): string =>
  sayMessage(say, words, [
    "The total is above {amount}.",
    "The buyer's orders of this month come to more than {amount}.",
    "It has something of the category {category}.",
  ]);

/** "Your company lets you order up to ₹20,000 at once. ₹8,500 of ₹50,000 is left this month." */
export function limitsText(
  { order, month, left }: OrderLimits,
  total: number,
  say: Say = inEnglish,
): string {
  const rupees = (amount: number) => formatRoundRupees(toPaise(amount));
  const isOver = (order !== null && total > order) || (left !== null && total > left);
  return [
    isOver && say("This is above what your company lets you order."),
    order !== null && say("Your limit for one order is {amount}.", { amount: rupees(order) }),
    month !== null &&
      left !== null &&
      say("{left} of {limit} is left this month.", { left: rupees(left), limit: rupees(month) }),
  ]
    .filter(Boolean)
    .join(" ");
}
