import { Palette } from "lucide-react";
import { useTranslate } from "#words";
import { EmptyList } from "@/components/shared/list/empty-list";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { pickFrom } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { getStageText } from "@/components/domain/artwork/stage-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import type { OwnLine } from "@/lib/artwork/proofs/schemas";
import { WAITS_FOR_BUYER } from "@/lib/artwork/stages";
import { isOpenStatus } from "@/lib/orders/status";

const load = fetchPage("GET /artwork");

const filters = { open: pickFrom(["yes"]) };

/** Lines of the account's orders that are printed or made to order, and what the buyer has to do. */
export function ArtworkTab() {
  const t = useTranslate();
  const list = useList({ load, filters, notice: "Your artwork could not be loaded." });
  const isEmpty = list.value?.items.length === 0 && !list.filters.open;
  return (
    <section aria-label={t("Artwork")}>
      <List
        list={list}
        loading={t("Loading your artwork")}
        toolbar={
          !isEmpty && (
            <FilterSelect
              address={list.address}
              filter="open"
              value={list.filters.open}
              label={t("Show")}
              all={t("Everything printed")}
              options={{ yes: t("What waits for you") }}
              className="w-56"
            />
          )
        }
        count={(page) => !isEmpty && <ListCount page={page} what="lines" />}
        caption={t("What is printed or made to order, newest first")}
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
            head: t.parts("State<of> of the artwork</of>", { of: () => null }),
            cell: ({ stage, order: { status } }) => (
              <Badge variant={isWaiting(stage) && isOpenStatus(status) ? "marigold" : "secondary"}>
                {t(getStageText(stage, status).buyer)}
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
            title={t("No Artwork Yet")}
            Icon={Palette}
            actions={
              <Button asChild>
                <Link href={paths.products()}>{t("See the Products")}</Link>
              </Button>
            }
          >
            {t("What you have printed appears here, with its artwork and proofs.")}
          </EmptyList>
        }
        noMatches={{
          title: t("Nothing Waits for You"),
          text: t("All your artwork and proofs are answered."),
          clear: t("Show everything printed"),
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
