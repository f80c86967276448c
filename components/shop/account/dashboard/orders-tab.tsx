import { useTranslate } from "#words";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { SearchField } from "@/components/shared/list/search-field";
import { useList } from "@/components/shared/list/use-list";
import { ORDER_STATUSES } from "@/lib/orders/status";
import { countText } from "@/lib/base/text/counts";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { loadOrders, ORDERS_FAILURE } from "./load-orders";
import { NoOrders } from "./no-orders";
import { ORDER_ROWS } from "./order-rows";

const filters = { q: searchText, status: pickFrom(ORDER_STATUSES) };

export function OrdersTab() {
  const t = useTranslate();
  const list = useList({ load: loadOrders, filters, ...ORDERS_FAILURE });
  const { address, value, isCurrent, isFiltered, error, pageSize } = list;
  // Without orders there is nothing to search.
  if (value?.total === 0 && isCurrent && !isFiltered && !error) return <NoOrders as="h2" />;
  return (
    <section aria-label={t("Orders")}>
      <List
        {...ORDER_ROWS}
        list={list}
        loading={t("Loading your orders")}
        toolbar={
          <div className="flex flex-wrap gap-3">
            <SearchField
              address={address}
              label={t("Order number or product")}
              button={t("Search")}
              className="flex-1 basis-72"
            />
            <FilterSelect
              address={address}
              filter="status"
              label={t("Status")}
              value={list.filters.status}
              all={t("All statuses")}
              options={Object.fromEntries(ORDER_STATUSES.map((status) => [status, t(status)]))}
              className="sm:w-52"
            />
          </div>
        }
        count={({ items, total }) => (
          <p role="status" className="min-h-5 text-sm text-muted-foreground tabular">
            {isCurrent &&
              total > 0 &&
              rangeText({ page: address.place.page, pageSize, shown: items.length, total }, t)}
          </p>
        )}
        pages={{ previous: t("Newer"), next: t("Older") }}
        empty={<NoOrders as="h2" />}
        noMatches={{
          title: t("No orders found"),
          text: t("Try part of an order number or product name, or choose another status."),
          clear: t("Show all orders"),
        }}
      />
    </section>
  );
}

interface Range {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  shown: number;
  total: number;
}

/** "Showing 21–40 of 53 orders". */
export function rangeText(
  { page, pageSize, shown, total }: Range,
  t: Translate = inEnglish,
): string {
  const first = (page - 1) * pageSize + 1;
  const count = countText(total);
  if (total === 1) return t("Showing 1 order");
  if (shown === total) return t("Showing {count} orders", { count });
  return t("Showing {first}–{last} of {count} orders", { first, last: first + shown - 1, count });
}
