"use client";

import { Palette } from "lucide-react";
import { EmptyList } from "@/components/shared/list/empty-list";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { pickFrom } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { STAGE_TEXT } from "@/components/shop/artwork/stage-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import type { OwnLine } from "@/lib/artwork/proofs/schemas";
import { WAITS_FOR_BUYER } from "@/lib/artwork/stages";

const load = fetchPage("GET /artwork");

const filters = { open: pickFrom(["yes"]) };

const failure = () => ({ notice: "Your artwork could not be loaded." });

/** What of the account's orders is printed or made to order, and what waits for the buyer. */
export function ArtworkTab() {
  const list = useList({ load, filters, pageSize: 20, failure });
  const isEmpty = list.value?.items.length === 0 && !list.filters.open;
  return (
    <section aria-label="Artwork">
      <List
        list={list}
        loading="Loading your artwork"
        toolbar={
          !isEmpty && (
            <FilterSelect
              address={list.address}
              filter="open"
              value={list.filters.open}
              label="Show"
              all="Everything printed"
              options={{ yes: "What waits for you" }}
              className="w-56"
            />
          )
        }
        count={(page) => !isEmpty && <ListCount page={page} what="lines" />}
        caption="What is printed or made to order, newest first"
        keyOf={({ _id }) => _id}
        columns={[
          {
            name: "Line",
            isTitle: true,
            cellClassName: "w-full",
            cell: (line) => <Named line={line} />,
          },
          {
            name: "State",
            cell: ({ stage }) => (
              <Badge variant={isWaiting(stage) ? "marigold" : "secondary"}>
                {STAGE_TEXT[stage].buyer}
              </Badge>
            ),
          },
          {
            name: "Order",
            cell: ({ order }) => (
              <Link href={`${paths.order(order._id)}#artwork`} className="text-link tabular">
                {order.orderId}
              </Link>
            ),
          },
        ]}
        empty={
          <EmptyList
            as="h2"
            title="No Artwork Yet"
            Icon={Palette}
            actions={
              <Button asChild>
                <Link href={paths.products()}>See the Products</Link>
              </Button>
            }
          >
            What you have printed appears here, with its artwork and proofs.
          </EmptyList>
        }
        noMatches={{
          title: "Nothing Waits for You",
          text: "All your artwork and proofs are answered.",
          clear: "Show everything printed",
        }}
      />
    </section>
  );
}

const isWaiting = (stage: OwnLine["stage"]) => WAITS_FOR_BUYER.some((waits) => waits === stage);

function Named({ line: { name, artwork } }: { line: OwnLine }) {
  return (
    <>
      <span className="block break-words">{name}</span>
      {artwork && (
        <span className="block text-sm font-normal break-all text-muted-foreground">
          {artwork.name}
        </span>
      )}
    </>
  );
}
