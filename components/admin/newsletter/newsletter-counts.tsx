"use client";

import { Card } from "@/components/ui/card";
import { countText } from "@/lib/base/counts";
import { NEWSLETTER_STATES } from "@/lib/inbox/newsletter/schemas";
import { STATES } from "./states";
import { useNewsletterSummary } from "./use-newsletter-summary";

/** The three figures of the list, counted by the server over all of it. */
export function NewsletterCounts() {
  const { value } = useNewsletterSummary();
  return (
    <dl className="grid grid-cols-3 gap-2.5 sm:gap-4">
      {NEWSLETTER_STATES.map((state) => (
        <Card key={state} className="min-w-0 p-3 sm:p-4">
          <dt className="text-xs text-muted-foreground sm:text-sm">{STATES[state]}</dt>
          <dd className="mt-1 text-2xl tabular">{value ? countText(value[state]) : "–"}</dd>
        </Card>
      ))}
    </dl>
  );
}
