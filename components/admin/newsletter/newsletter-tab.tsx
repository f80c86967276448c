"use client";

import { FileDown, Newspaper } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { dayText, momentText } from "@/components/shared/format/dates";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import type { Column } from "@/components/shared/list/rows";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { apiAddress } from "@/lib/api/call";
import { countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import {
  NEWSLETTER_STATES,
  type NewsletterSummary,
  type Subscription,
} from "@/lib/messaging/newsletter/schemas";
import { AdminList } from "../shared/admin-list";
import { PageHeading } from "../shared/page-heading";

const STATES: Record<Subscription["state"], string> = {
  confirmed: "Confirmed",
  pending: "Waiting",
  unsubscribed: "Unsubscribed",
};

const SOURCES: Record<Subscription["source"], string> = {
  checkout: "Checkout",
  account: "Account",
};

const PROOFS = { mailed_link: "by the mailed link", signed_in: "signed in" };

const BADGES = { confirmed: "default", pending: "marigold", unsubscribed: "outline" } as const;

const SUBSCRIPTION_COLUMNS: Column<Subscription>[] = [
  {
    name: "Email",
    isTitle: true,
    cellClassName: "w-full max-w-0 truncate font-semibold",
    cell: ({ email }) => email,
  },
  {
    name: "State",
    cell: ({ state }) => <Badge variant={BADGES[state]}>{STATES[state]}</Badge>,
  },
  {
    name: "Asked",
    className: "max-md:hidden",
    cellClassName: "whitespace-nowrap",
    cell: ({ source, requestedAt }) => `${SOURCES[source]}, ${dayText(new Date(requestedAt))}`,
  },
  {
    name: "Since",
    className: "max-sm:hidden",
    cellClassName: "whitespace-nowrap",
    cell: since,
  },
];

function since({ state, confirmedAt, confirmedBy, unsubscribedAt }: Subscription): string {
  if (state === "unsubscribed" && unsubscribedAt) return momentText(new Date(unsubscribedAt));
  if (state !== "confirmed" || !confirmedAt || !confirmedBy) return "–";
  return `${momentText(new Date(confirmedAt))}, ${PROOFS[confirmedBy]}`;
}

const load = fetchPage("GET /admin/newsletter");

const filters = { q: searchText, state: pickFrom(NEWSLETTER_STATES) };

export function NewsletterTab() {
  const list = useList({
    load,
    filters,
    pageSize: 50,
    what: "addresses",
    notice: "The list could not be loaded.",
  });
  return (
    <section aria-label="Newsletter">
      <PageHeading
        title="Newsletter"
        actions={
          <Button asChild variant="outline" size="sm">
            <FileLink href={apiAddress("GET /admin/newsletter/export", { query: list.filters })}>
              <FileDown aria-hidden /> Export List
            </FileLink>
          </Button>
        }
      >
        The shop keeps the list and sends no newsletters: export it for your mail program, and write
        to confirmed addresses only.
      </PageHeading>
      <NewsletterCounts />
      <AdminList
        list={list}
        loading="Loading the list"
        toolbar={{
          className: "mt-5",

          choices: {
            state: { label: "State", all: "All states", options: STATES, className: "w-44" },
          },
        }}
        caption="Addresses of the newsletter, newest first"
        keyOf={({ _id }) => _id}
        columns={SUBSCRIPTION_COLUMNS}
        empty={{
          text: "Customers ask for news and offers at the checkout or in their account.",
          Icon: Newspaper,
        }}
        noMatches={{
          text: "No address matches this search and this state. Try part of an address, or another state.",
        }}
      />
    </section>
  );
}

function NewsletterCounts() {
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

const loadSummary = (_question: string, signal: AbortSignal) =>
  call("GET /admin/newsletter/summary", { signal });

function useNewsletterSummary(): Load<NewsletterSummary> {
  return useLoad({ load: loadSummary });
}
