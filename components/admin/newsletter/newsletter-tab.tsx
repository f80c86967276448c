"use client";

import { FileDown, Newspaper } from "lucide-react";
import { FileLink } from "@/components/call/file-link";
import { LoadFailure } from "@/components/call/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { NEWSLETTER_STATES } from "@/lib/newsletter/schemas";
import { paths } from "@/lib/paths";
import { FilterSelect } from "../shared/filter-select";
import { ListCount } from "../shared/list-count";
import { PageHeading } from "../shared/page-heading";
import { Pager } from "../shared/pager";
import { SearchField } from "../shared/search-field";
import { TableSkeleton } from "../shared/table-skeleton";
import { useListAddress } from "../shared/use-list-address";
import { NewsletterCounts } from "./newsletter-counts";
import { STATES } from "./states";
import { SubscriptionTable } from "./subscription-table";
import { PAGE_SIZE, useSubscriptions } from "./use-subscriptions";

/** Who agreed to news and offers, for the program that the owner sends them with. */
export function NewsletterTab() {
  const address = useListAddress();
  const q = address.search.get("q")?.trim() ?? "";
  const state = NEWSLETTER_STATES.find((known) => known === address.search.get("state"));
  const filter = { ...(q ? { q } : {}), ...(state ? { state } : {}) };
  const cursor = address.place.after.at(-1);
  const list = useSubscriptions({ ...filter, ...(cursor ? { cursor } : {}) });
  const page = list.value;
  return (
    <section aria-label="Newsletter">
      <PageHeading
        title="Newsletter"
        actions={
          <Button asChild variant="outline" size="sm">
            <FileLink href={paths.api.adminNewsletterExport(filter)}>
              <FileDown aria-hidden /> Export List
            </FileLink>
          </Button>
        }
      >
        The shop keeps the list and sends no newsletters: export it for your mail program, and write
        to confirmed addresses only.
      </PageHeading>
      <NewsletterCounts />
      <div className="mt-5 mb-3 flex flex-wrap items-center gap-3">
        <SearchField
          value={q}
          onSearch={(text) => address.show({ q: text })}
          label="Search addresses"
          className="w-full sm:w-72"
        />
        <FilterSelect
          address={address}
          filter="state"
          label="State"
          value={state}
          all="All states"
          options={STATES}
          className="w-44"
        />
        {page && <ListCount total={page.total} all={page.all} what="addresses" />}
      </div>
      {list.error && <LoadFailure text="The list could not be loaded." retry={list.reload} />}
      {!page && list.loading && <TableSkeleton label="Loading the list" />}
      {page && !list.error && page.items.length === 0 && (
        <EmptyState title="No Addresses Found" picture={<Newspaper strokeWidth={1.25} />}>
          <p>Customers ask for news and offers at the checkout or in their account.</p>
        </EmptyState>
      )}
      {page && !list.error && page.items.length > 0 && (
        <SubscriptionTable subscriptions={page.items} busy={list.loading} />
      )}
      {page && (
        <Pager
          address={address}
          nextCursor={page.nextCursor}
          pageSize={PAGE_SIZE}
          total={page.total}
        />
      )}
    </section>
  );
}
