import { countText } from "@/lib/base/text/counts";
import { inEnglish, translateOwn, type Translate } from "@/lib/i18n/translate";
import { formatShortRupees, toPaise } from "@/lib/pricing/money";
import { paths } from "@/lib/base/paths";
import type { FacetCount, FacetCounts } from "../search/count-facets";
import type { ListAddress } from "./list-address";
import {
  filterLabel,
  toGroup,
  toggled,
  valuesFor,
  type FilterName,
  type ListFilter,
} from "../search/list-filters";

/** Filter options of a list page, as plain links that work without JavaScript. */

export interface FacetOption {
  label: string;
  /** Link to the list with this option, or without it when it is selected. */
  href: string;
  chosen: boolean;
  /** "12", "5,000+"; absent when nothing was counted. */
  count?: string;
}

export interface FacetGroup {
  name: FacetCount["name"];
  title: string;
  options: FacetOption[];
}

const TITLES: Record<FacetCount["name"], string> = {
  size: "Longest side",
  capacity: "Capacity",
  material: "Material",
  food: "Food contact",
  inStock: "Availability",
};

const GROUPS = ["inStock", "food", "size", "material", "capacity"] as const;

/** Label of a filter, in the page's language. */
function filterText(filter: ListFilter, t: Translate): string {
  const [name, value] = filter;
  const label = filterLabel(filter);
  if (name === "material") return translateOwn(t, label);
  if (name !== "minPrice" && name !== "maxPrice") return t(label);
  const price = formatShortRupees(toPaise(Number(value)));
  return name === "minPrice" ? t("From {price}", { price }) : t("Up to {price}", { price });
}

/** Maximum options per group, in addition to the selected ones. */
const MAX_OPTIONS = 12;

/** Returns the address of the first page with these filters. */
export const withFilters = (list: ListAddress, filters: readonly ListFilter[]): string =>
  paths.products({ ...list, filters, page: 1 });

export function facetGroups(
  list: ListAddress,
  facets: FacetCounts,
  t: Translate = inEnglish,
): FacetGroup[] {
  return GROUPS.map((name) => ({
    name,
    title: t(TITLES[name]),
    options: listOptions({ list, facets, t }, name),
  })).filter(({ options }) => options.length > 0);
}

function listOptions(
  { list, facets, t }: { list: ListAddress; facets: FacetCounts; t: Translate },
  name: FacetCount["name"],
) {
  const filters = list.filters ?? [];
  const chosen = valuesFor(filters, name);
  const counted = facets.counts.filter((each) => each.name === name);
  const most = [...counted].sort((a, b) => b.count - a.count).slice(0, MAX_OPTIONS);
  const values = new Set([...most.map(({ value }) => value), ...chosen]);
  return [...values].sort(inOrder(name)).map((value): FacetOption => {
    const count = counted.find((each) => each.value === value)?.count ?? 0;
    return {
      label: filterText([name, value], t),
      href: withFilters(list, toggled(filters, [name, value])),
      chosen: chosen.includes(value),
      ...(count === 0 && facets.isAtLeast ? {} : { count: getCount(count, facets) }),
    };
  });
}

const getCount = (count: number, { isAtLeast }: FacetCounts) =>
  `${countText(count)}${isAtLeast ? "+" : ""}`;

const SIZES = ["to-150", "151-250", "251-400", "from-401"];

/** Sorts sizes and capacities from small to large, other values by name. */
function inOrder(name: FilterName): (a: string, b: string) => number {
  if (name === "size") return (a, b) => SIZES.indexOf(a) - SIZES.indexOf(b);
  if (name === "capacity") return (a, b) => getAmount(a) - getAmount(b);
  return (a, b) => a.localeCompare(b, "en");
}

/** Sorts millilitres before grams. */
const getAmount = (value: string) =>
  (value.startsWith("g") ? 1e9 : 0) + Number(value.replace(/\D/g, ""));

export interface ChosenFilter {
  label: string;
  /** Link to the list without this filter. */
  href: string;
}

export interface RelaxedFilter extends ChosenFilter {
  /** Number of products without this filter. */
  count: string;
}

/** Lists filters whose removal would give results, one kind at a time, the one with most results first. */
export function relaxedFilters(
  list: ListAddress,
  facets: FacetCounts,
  t: Translate = inEnglish,
): RelaxedFilter[] {
  const filters = list.filters ?? [];
  const groups = [...new Set(filters.map(([name]) => toGroup(name)))];
  return groups
    .map((group) => ({ group, count: facets.without[group] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ group, count }) => {
      const isOf = ([name]: ListFilter) => toGroup(name) === group;
      return {
        label: filters
          .filter(isOf)
          .map((filter) => filterText(filter, t))
          .join(", "),
        href: withFilters(
          list,
          filters.filter((filter) => !isOf(filter)),
        ),
        count: getCount(count, facets),
      };
    });
}

export function chosenFilters(list: ListAddress, t: Translate = inEnglish): ChosenFilter[] {
  const filters = list.filters ?? [];
  return filters.map((filter) => ({
    label: filterText(filter, t),
    href: withFilters(list, toggled(filters, filter)),
  }));
}
