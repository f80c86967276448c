import { useTranslate } from "#words";
import { quoteRows } from "@/lib/offers/requests/quote";
import type { QuoteDetails } from "@/lib/offers/requests/quote-details";

/** The details of a request as a table of names and texts. */
export function QuoteTable({ details }: { details: QuoteDetails }) {
  const t = useTranslate();
  return (
    <dl className="divide-y rounded-md border text-[0.9375rem]">
      {quoteRows(details, t).map(([name, text]) => (
        <div key={name} className="grid gap-x-4 px-3.5 py-2 sm:grid-cols-[8rem_1fr]">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
