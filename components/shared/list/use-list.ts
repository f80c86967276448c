"use client";

import { useEffect, useEffectEvent } from "react";
import { endsSession } from "@/components/shared/call/refusal-text";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast";
import type { ListCall } from "@/lib/api/call";
import { callList, type ApiError, type CallArgs, type Paging } from "@/lib/client/api";
import { filterValues, type Filters, type FilterValues } from "./filters";
import { previousPlace } from "./list-address";
import { useListAddress, type ListAddress } from "./use-list-address";

export type ListPage<Entry> = Paging & { items: Entry[] };

type LoadPage<Entry> = (question: string, signal?: AbortSignal) => Promise<ListPage<Entry>>;

interface FailureTexts {
  /** Stands over the rows that were there before. */
  notice: string;
  toast?: { title: string; description?: string };
}

interface ListOptions<Entry, F extends Filters> {
  /** The same function at every rendering; see `listOf`. */
  load: LoadPage<Entry>;
  filters: F;
  /** What else is asked for: an order, a span of time. */
  more?: Record<string, string>;
  pageSize: number;
  failure: (error: ApiError) => FailureTexts;
}

export interface List<Entry, F extends Filters = Filters> extends Load<ListPage<Entry>> {
  address: ListAddress;
  filters: FilterValues<F>;
  isFiltered: boolean;
  /** Puts search and filters aside. */
  clearFilters: () => void;
  /** What is asked for, page included. */
  question: string;
  pageSize: number;
  notice: string | null;
}

/** What a list asks its endpoint: `listOf("GET /admin/users")`. */
export function listOf<C extends ListCall>(name: C) {
  return (question: string, signal?: AbortSignal) => {
    // Filters are texts out of the address; the server says which it takes.
    const asked = [{ query: JSON.parse(question) as unknown, signal }] as unknown as CallArgs<C>;
    return callList(name, ...asked);
  };
}

/**
 * A page of a list, as the address asks for it. Rows stay while others are on their way, and when those
 * cannot be had.
 */
export function useList<Entry, F extends Filters>(options: ListOptions<Entry, F>): List<Entry, F> {
  const { load, filters, more, pageSize, failure } = options;
  const address = useListAddress();
  const values = filterValues(filters, address.search);
  const cursor = address.place.after.at(-1);
  const place = cursor === undefined ? {} : { cursor };
  const question = JSON.stringify({ limit: String(pageSize), ...more, ...values, ...place });
  const onFailure = (error: ApiError) => {
    const told = failure(error).toast;
    if (told && !endsSession(error) && !isLost(error)) toast({ ...told, destructive: true });
  };
  const loaded = useLoad({ load, question, onFailure });
  useWayOutOfNowhere(address, loaded);
  return {
    ...loaded,
    address,
    filters: values,
    isFiltered: Object.keys(values).length > 0,
    clearFilters: () =>
      address.show(Object.fromEntries(Object.keys(filters).map((name) => [name, ""]))),
    question,
    pageSize,
    notice: loaded.error && failure(loaded.error).notice,
  };
}

/** The address begins at a place that the server no longer knows. */
const isLost = ({ fields }: ApiError) => "cursor" in fields;

/** From a page that has been emptied to the one before, from a place that is not known to the first. */
function useWayOutOfNowhere<Entry>(address: ListAddress, loaded: Load<ListPage<Entry>>): void {
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
