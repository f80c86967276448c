import { useEffect, useEffectEvent } from "react";
import { useTranslate } from "#words";
import { endsSession } from "@/components/shared/call/refusal-text";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast/toast";
import type { ListCall } from "@/lib/api/call";
import { callList, type ApiError, type CallArgs, type Paging } from "@/lib/client/api";
import { translateMessage } from "@/lib/i18n/translate-message";
import { filterValues, type Filters, type FilterValues } from "./filters";
import { previousPlace } from "./list-address";
import { useListAddress, type ListAddress } from "./use-list-address";

export type ListPage<Entry> = Paging & { items: Entry[] };

type LoadPage<Entry> = (question: string, signal?: AbortSignal) => Promise<ListPage<Entry>>;

interface ListOptions<Entry, F extends Filters> {
  /** Must be the same function on every render; see `fetchPage`. */
  load: LoadPage<Entry>;
  filters?: F;
  /** More parameters, such as an order or a period. */
  more?: Record<string, string>;
  pageSize?: number;
  /** The plural of the rows: "audit logs". */
  what?: string;
  /** Shown above the earlier rows when a load fails; "The audit logs could not be loaded." by default. */
  notice?: string | ((error: ApiError) => string);
  /** An additional toast when a load fails. */
  toast?: (error: ApiError) => { title: string; description?: string };
}

export interface List<Entry, F extends Filters = Filters> extends Load<ListPage<Entry>> {
  address: ListAddress;
  filters: FilterValues<F>;
  isFiltered: boolean;
  clearFilters: () => void;
  /** The whole query, with the position, as JSON. */
  question: string;
  pageSize: number;
  what: string;
  notice: string | null;
}

/** Creates the `load` of a list from its endpoint: `fetchPage("GET /admin/users")`. */
export function fetchPage<C extends ListCall>(name: C) {
  return (question: string, signal?: AbortSignal) => {
    // The filters are strings from the URL; the server validates them.
    const requested = [
      { query: JSON.parse(question) as unknown, signal },
    ] as unknown as CallArgs<C>;
    return callList(name, ...requested);
  };
}

/** Loads the page of a list that the URL names. The rows stay while others load, and when a load fails. */
export function useList<Entry, F extends Filters>(options: ListOptions<Entry, F>): List<Entry, F> {
  const t = useTranslate();
  const { load, filters = {} as F, more, pageSize = 20, what = "entries" } = options;
  const { notice = `The ${what} could not be loaded.` } = options;
  const address = useListAddress();
  const values = filterValues(filters, address.search);
  const cursor = address.place.after.at(-1);
  const place = cursor === undefined ? {} : { cursor };
  const question = JSON.stringify({ limit: String(pageSize), ...more, ...values, ...place });
  const onFailure = (error: ApiError) => {
    if (!options.toast || endsSession(error) || isLost(error)) return;
    const { title, description } = options.toast(error);
    toast({
      title: t(title),
      ...(description && { description: translateMessage(t, description) }),
      destructive: true,
    });
  };
  const loaded = useLoad({ load, question, onFailure });
  useLastPageFallback(address, loaded);
  return {
    ...loaded,
    address,
    filters: values,
    isFiltered: Object.keys(values).length > 0,
    clearFilters: () =>
      address.show(Object.fromEntries(Object.keys(filters).map((name) => [name, ""]))),
    question,
    pageSize,
    what,
    notice:
      loaded.error &&
      translateMessage(t, typeof notice === "function" ? notice(loaded.error) : notice),
  };
}

/** The server no longer knows the cursor in the URL. */
const isLost = ({ fields }: ApiError) => "cursor" in fields;

/**
 * Goes from a page that has become empty to the previous one, and from an unknown cursor to the first page.
 */
function useLastPageFallback<Entry>(address: ListAddress, loaded: Load<ListPage<Entry>>): void {
  const { error, value, isCurrent } = loaded;
  const isLater = address.place.after.length > 0;
  const isUnknown = isLater && error !== null && isLost(error);
  const isEmptied = isLater && error === null && isCurrent && value?.items.length === 0;
  const goBack = useEffectEvent(() =>
    address.show(
      isUnknown ? { page: undefined, after: undefined } : previousPlace(address.place),
      "replace",
    ),
  );
  useEffect(() => {
    if (isUnknown || isEmptied) goBack();
  }, [isUnknown, isEmptied, address.place.after.length]);
}
