import { cutText } from "@/lib/base/text/cut-text";
import { ORDER_NUMBER } from "@/lib/base/ids/order-number";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import { storableText } from "@/lib/base/input/storable";

/** Reads one filter from the URL; undefined for none, and for a value that the API would refuse. */
type Filter = (text: string) => string | undefined;

export type Filters = Readonly<Record<string, Filter>>;

/** The active filters, in the format of the API's query. */
export type FilterValues<F extends Filters> = {
  [Name in keyof F]?: NonNullable<ReturnType<F[Name]>>;
};

export function filterValues<F extends Filters>(
  filters: F,
  search: URLSearchParams,
): FilterValues<F> {
  const read = Object.entries(filters).map(
    ([name, filter]) => [name, filter(search.get(name) ?? "")] as const,
  );
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as FilterValues<F>;
}

export function searchText(text: string): string | undefined {
  return cutText(storableText(text).trim(), SEARCH_LENGTH) || undefined;
}

/** Accepts only the given values. */
export function pickFrom<Value extends string>(values: readonly Value[]) {
  return (text: string): Value | undefined => values.find((value) => value === text);
}

/** Accepts a date such as 2026-11-21. */
export function isoDate(text: string): string | undefined {
  const date = new Date(text);
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isDate ? text : undefined;
}

const WHOLE_ORDER_NUMBER = new RegExp(`^${ORDER_NUMBER}$`);

export function orderNumber(text: string): string | undefined {
  return WHOLE_ORDER_NUMBER.test(text) ? text : undefined;
}
