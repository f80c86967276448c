import { readMoney } from "../../base/tables/read-money";
import { formatShortRupees, toPaise, toRupees } from "../../pricing/money";
import { storableText } from "../../base/input/storable";
import { inEnglish, type Translate } from "../../i18n/translate";
import type { Facet, Narrowed } from "./search-match";

/** Filters of /products by their parameter names, in the order they have in an address. */
export const FILTER_NAMES = [
  ...(["size", "capacity", "material", "food"] as const),
  ...(["inStock", "minPrice", "maxPrice"] as const),
];

export type FilterName = (typeof FILTER_NAMES)[number];

/** One query parameter. */
export type ListFilter = readonly [name: FilterName, value: string];

const MAX_PRICE_PAISE = 999_999_999;

/** A price in its URL form, however it was typed; null for none. */
function canonicalPrice(typed: string): string | null {
  const { value: paise = -1 } = readMoney(typed);
  return paise >= 0 && paise <= MAX_PRICE_PAISE ? String(toRupees(paise)) : null;
}

const VALUES: Record<Exclude<FilterName, PriceName>, RegExp> = {
  size: /^(to-150|151-250|251-400|from-401)$/,
  capacity: /^(ml|g)\d{1,7}$/,
  material: /^.{1,60}$/u,
  food: /^yes$/,
  inStock: /^true$/,
};

type PriceName = "minPrice" | "maxPrice";

const isPriceName = (name: FilterName): name is PriceName =>
  name === "minPrice" || name === "maxPrice";

function canonical(name: FilterName, value: string): string | null {
  if (isPriceName(name)) return canonicalPrice(value);
  return VALUES[name].test(value) ? value : null;
}

/** Facets accept several values. */
export const FACETS = ["size", "capacity", "material", "food"] as const satisfies Facet[];

const isFacet = (name: FilterName): name is Facet => FACETS.some((facet) => facet === name);

/** Filters that act as one: both ends of the price, and all values of a facet. */
export type FilterGroup = Facet | "inStock" | "price";

export const toGroup = (name: FilterName): FilterGroup => (isPriceName(name) ? "price" : name);

/** Maximum values of one filter. */
const MAX_VALUES = 12;

type Query = Record<string, string | string[] | undefined>;

/** Reads the filters of an address in canonical order and ignores invalid values. */
export function filtersFrom(query: Query): ListFilter[] {
  return FILTER_NAMES.flatMap((name) =>
    listValues(query[name], isFacet(name))
      .flatMap((value) => canonical(name, value) ?? [])
      .slice(0, MAX_VALUES)
      .map((value): ListFilter => [name, value]),
  );
}

function listValues(given: string | string[] | undefined, several: boolean): string[] {
  const values = [given ?? []].flat().map((value) => storableText(value).trim());
  return several ? [...new Set(values)].sort() : values.slice(-1);
}

export const valuesFor = (filters: readonly ListFilter[], wanted: FilterName): string[] =>
  filters.flatMap(([name, value]) => (name === wanted ? value : []));

export function narrowedTo(filters: readonly ListFilter[]): Narrowed {
  const paise = (name: FilterName) => {
    const [rupees] = valuesFor(filters, name);
    return rupees === undefined ? undefined : toPaise(Number(rupees));
  };
  const facets = FACETS.map((facet) => [facet, valuesFor(filters, facet)] as const);
  return {
    minPricePaise: paise("minPrice"),
    maxPricePaise: paise("maxPrice"),
    inStock: valuesFor(filters, "inStock").length > 0 ? true : undefined,
    facets: Object.fromEntries(facets.filter(([, values]) => values.length > 0)),
  };
}

/** Adds the value, or removes it when it is already set. */
export function toggled(filters: readonly ListFilter[], [name, value]: ListFilter): ListFilter[] {
  const others = filters.filter(([n, v]) => n !== name || v !== value);
  const next: ListFilter[] = others.length < filters.length ? others : [...others, [name, value]];
  return FILTER_NAMES.flatMap((each) =>
    next.filter(([n]) => n === each).sort(([, a], [, b]) => (a < b ? -1 : 1)),
  );
}

const SIZES: Record<string, string> = {
  "to-150": "Up to 150 mm",
  "151-250": "151–250 mm",
  "251-400": "251–400 mm",
  "from-401": "Over 400 mm",
};

const THOUSAND: Record<string, string> = { ml: "l", g: "kg" };

function capacityLabel(value: string): string {
  const [, unit = "", digits = ""] = /^([a-z]+)(\d+)$/.exec(value) ?? [];
  const amount = Number(digits);
  return amount < 1000 ? `${amount} ${unit}` : `${amount / 1000} ${THOUSAND[unit]}`;
}

/** Returns the text that people see for a filter. */
export function filterLabel([name, value]: ListFilter, t: Translate = inEnglish): string {
  if (name === "size") return t(SIZES[value] ?? value);
  if (name === "capacity") return capacityLabel(value);
  if (name === "material") return value.charAt(0).toUpperCase() + value.slice(1);
  if (name === "food") return t("Food-safe");
  if (name === "inStock") return t("In stock");
  const price = formatShortRupees(toPaise(Number(value)));
  return name === "minPrice" ? t("From {price}", { price }) : t("Up to {price}", { price });
}
