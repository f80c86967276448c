import { CircleCheck } from "lucide-react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { quoteRows } from "@/lib/offers/requests/quote";
import type { QuoteDetails } from "@/lib/offers/requests/quote-details";
import { paths } from "@/lib/base/paths";
import { useSession } from "@/lib/client/session";

/**
 * Takes the focus and scrolls into view: the pressed button is gone with its form, which may have been several
 * screens long.
 */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface QuoteSentProps {
  to: string;
  quoteReply: string;
  details: QuoteDetails;
  message?: string;
  /** The name of the attached file. */
  file?: string;
}

/** Confirms a request: the next step, and a copy of the request. */
export function QuoteSent({ to, quoteReply, details, message, file }: QuoteSentProps) {
  const t = useTranslate();
  const isCustomer = useSession().state === "signed-in";
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="status"
      className="flex scroll-mt-32 flex-col items-start py-4 outline-none"
    >
      <CircleCheck aria-hidden className="size-10 text-success" />
      <p className="mt-4 font-display text-heading">{t("Your request has reached us")}</p>
      <p className="mt-2 max-w-prose text-muted-foreground">
        {t.parts(quoteReply ? "We will reply to {to} {when}." : "We will reply to {to}.", {
          to: <strong className="font-semibold break-all text-foreground">{to}</strong>,
          when: quoteReply,
        })}
        {isCustomer && ` ${t("You find the request and our reply in your dashboard, too.")}`}
      </p>
      <section aria-labelledby="asked-for" className="mt-6 w-full">
        <h2 id="asked-for" className="mb-3 text-heading">
          {t("What you asked for")}
        </h2>
        <QuoteTable details={details} />
        {message && <p className="mt-3 [overflow-wrap:anywhere] whitespace-pre-line">{message}</p>}
        {file && (
          <p className="mt-3 text-sm [overflow-wrap:anywhere] text-muted-foreground">
            {t("File: {name}", { name: file })}
          </p>
        )}
      </section>
      <div className="mt-6 flex flex-wrap gap-3">
        {isCustomer && (
          <Button asChild>
            <Link href={paths.dashboard("offers")}>{t("See Your Requests")}</Link>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link href={paths.products()}>{t("Browse Products")}</Link>
        </Button>
      </div>
    </div>
  );
}

/** The details of a request as a table of names and texts. */
function QuoteTable({ details }: { details: QuoteDetails }) {
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
