"use client";

import { FileDown, Newspaper } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { EmptyList } from "@/components/shared/list/empty-list";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { oneOf, searchText } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { SearchField } from "@/components/shared/list/search-field";
import { listOf, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";
import { NEWSLETTER_STATES } from "@/lib/inbox/newsletter/schemas";
import { PageHeading } from "../shared/page-heading";
import { NewsletterCounts } from "./newsletter-counts";
import { STATES } from "./states";
import { SUBSCRIPTION_COLUMNS } from "./subscription-columns";

const load = listOf("GET /admin/newsletter");

const filters = { q: searchText, state: oneOf(NEWSLETTER_STATES) };

const failure = () => ({ notice: "The list could not be loaded." });

/** Who agreed to news and offers, for the program that the owner sends them with. */
export function NewsletterTab() {
  const list = useList({ load, filters, pageSize: 50, failure });
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
      <List
        list={list}
        loading="Loading the list"
        toolbar={
          <div className="mt-5 flex flex-wrap gap-3">
            <SearchField
              address={list.address}
              label="Search addresses"
              className="w-full sm:w-72"
            />
            <FilterSelect
              address={list.address}
              filter="state"
              label="State"
              value={list.filters.state}
              all="All states"
              options={STATES}
              className="w-44"
            />
          </div>
        }
        count={(page) => <ListCount page={page} what="addresses" />}
        caption="Addresses of the newsletter, newest first"
        keyOf={({ _id }) => _id}
        columns={SUBSCRIPTION_COLUMNS}
        empty={
          <EmptyList title="No Addresses Found" Icon={Newspaper}>
            Customers ask for news and offers at the checkout or in their account.
          </EmptyList>
        }
        noMatches={{
          title: "No Addresses Found",
          text: "No address matches this search and this state. Try part of an address, or another state.",
          clear: "Show all addresses",
        }}
      />
    </section>
  );
}
