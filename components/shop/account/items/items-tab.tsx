import { Boxes, Pencil, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { ItemPicture } from "@/components/domain/artwork/item-picture";
import { Rupees } from "@/components/shared/format/rupees";
import { dayText } from "@/components/shared/format/dates";
import { EmptyList } from "@/components/shared/list/empty-list";
import { searchText } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { SearchField } from "@/components/shared/list/search-field";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { SaveList } from "@/components/shop/lists/save-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import { Link } from "@/components/ui/link";
import { dayName } from "@/lib/base/india-time";
import { paths } from "@/lib/base/paths";
import { lineDetail, priceUnit } from "@/lib/orders/line-text";
import type { ItemAnswer } from "@/lib/orders/items/schemas";
import { CodeButton } from "./code-button";

const load = fetchPage("GET /items");

const filters = { q: searchText };

const OrderItem = late(() => import("./order-item").then((file) => file.OrderItem), null);
const EditItem = late(() => import("./edit-item").then((file) => file.EditItem), null);

type Opened = { item: ItemAnswer; what: "order" | "edit" } | null;

/** Approved items of the account or its company, which can be ordered again with two presses. */
export function ItemsTab() {
  const t = useTranslate();
  const list = useList({ load, filters, pageSize: 10, notice: "Your items could not be loaded." });
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const isEmpty = list.value?.items.length === 0 && !list.isFiltered;
  return (
    <section aria-label={t("Items")}>
      <List
        list={list}
        loading={t("Loading your items")}
        toolbar={
          !isEmpty && (
            <>
              <SearchField
                address={list.address}
                label={t("Name or your code")}
                button={t("Search")}
                className="max-w-xl"
              />
              <CodeButton of={null} onSaved={list.reload} />
            </>
          )
        }
        count={(page) => !isEmpty && <ListCount page={page} what="items" />}
        caption={t("What you had approved, newest first")}
        keyOf={({ _id }) => _id}
        columns={[
          {
            name: "Item",
            isTitle: true,
            cellClassName: "w-full",
            // Wraps on a phone, where columns would overflow.
            cell: (item) => (
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <div className="min-w-0 flex-[1_1_16rem]">
                  <Named item={item} />
                </div>
                <div className="tabular md:text-right">
                  <ItemPrice item={item} />
                </div>
                <Actions
                  item={item}
                  onOrder={() =>
                    OrderItem.demand((isLoaded) => isLoaded && setOpened({ item, what: "order" }))
                  }
                  onEdit={() =>
                    EditItem.demand((isLoaded) => isLoaded && setOpened({ item, what: "edit" }))
                  }
                />
              </div>
            ),
          },
        ]}
        noMatches={{
          title: t("No items found"),
          text: t("Try part of a name or code."),
          clear: t("Show all items"),
        }}
        empty={
          <EmptyList
            as="h2"
            title={t("No Items Yet")}
            Icon={Boxes}
            actions={
              <>
                <Button asChild>
                  <Link href={paths.customStyles}>{t("Boxes in Your Size")}</Link>
                </Button>
                <CodeButton of={null} onSaved={list.reload} />
              </>
            }
          >
            {t(
              "What you approve a proof of, and each box without print that you order, appears here, to be ordered again with two presses.",
            )}
          </EmptyList>
        }
      />
      {opened?.what === "order" && <OrderItem item={opened.item} onClose={close} />}
      {opened?.what === "edit" && (
        <EditItem item={opened.item} onClose={close} onChanged={list.reload} />
      )}
    </section>
  );
}

function Named({ item }: { item: ItemAnswer }) {
  const t = useTranslate();
  const { name, company, tool, approvedProof } = item;
  const detail = lineDetail(item, t, "buyer");
  return (
    <div className="flex items-start gap-4">
      <ItemPicture item={item} />
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {name} {company && <Badge variant="outline">{t("Company")}</Badge>}
        </p>
        {detail && <p className="text-sm font-normal text-muted-foreground">{detail}</p>}
        <p className="flex flex-wrap gap-x-4 text-sm font-normal text-muted-foreground">
          {approvedProof && <span>{t("Approved in {order}", { order: approvedProof.order })}</span>}
          {tool && <span>{t("Tool {number}", { number: tool.number })}</span>}
        </p>
      </div>
    </div>
  );
}

/** Whether its agreed prices are valid today. */
const isAgreed = ({ validUntil }: ItemAnswer) =>
  validUntil === null || validUntil >= dayName(new Date());

function ItemPrice({ item }: { item: ItemAnswer }) {
  const t = useTranslate();
  const { prices, validUntil, lastPrice } = item;
  const per = priceUnit({ ...item, packSize: null }, t);
  const lowest = isAgreed(item) ? prices.at(-1) : undefined;
  const price = lowest?.price ?? lastPrice;
  if (price === null) return null;
  const day = validUntil && dayText(new Date(validUntil), t.language);
  const words = !lowest
    ? t("{per}, last time", { per })
    : day
      ? t("{per}, agreed until {day}", { per, day })
      : t("{per}, agreed", { per });
  return (
    <>
      {prices.length > 1 && lowest ? (
        t.parts("from {price}", { price: <Rupees amount={price} /> })
      ) : (
        <Rupees amount={price} />
      )}
      <span className="block text-sm font-normal text-muted-foreground">{words}</span>
    </>
  );
}

interface ActionsProps {
  item: ItemAnswer;
  onOrder: () => void;
  onEdit: () => void;
}

function Actions({ item, onOrder, onEdit }: ActionsProps) {
  const t = useTranslate();
  const { _id, name, mayWrite, lastQuantity } = item;
  if (!mayWrite) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" onClick={onOrder}>
        <RotateCcw aria-hidden /> {t("Order Again")}
        <span className="sr-only"> {name}</span>
      </Button>
      <SaveList items={[{ item: _id, quantity: lastQuantity ?? 1 }]} />
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("Name and code of {name}", { name })}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </Button>
    </div>
  );
}
