import { X } from "lucide-react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { FacetGroup, FacetOption } from "@/lib/catalogue/lists/facet-groups";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { categorySlug } from "@/lib/base/ids/category-slug";
import {
  filtersFrom,
  valuesFor,
  type FilterName,
  type ListFilter,
} from "@/lib/catalogue/search/list-filters";
import { paths } from "@/lib/base/paths";
import { inLanguage } from "@/lib/base/http/languages";
import { defaultSort } from "@/lib/base/product-sort";
import { FACET_PANEL } from "./facet-panel-id";

const isPrice = ([name]: ListFilter) => name === "minPrice" || name === "maxPrice";

/** A plain GET form, so that it works without scripts. */
function PriceFilter({ list }: { list: ListAddress }) {
  const t = useTranslate();
  return (
    <form action={inLanguage(t.language, paths.products())} method="get" className="mt-5">
      <fieldset>
        <legend className="text-sm font-semibold">{t("Price of a pack, in rupees")}</legend>
        {retainedWith(list).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="mt-2 grid grid-cols-2 gap-2">
          <Price list={list} name="minPrice" label={t("From")} />
          <Price list={list} name="maxPrice" label={t("Up to")} />
        </div>
      </fieldset>
      <Button type="submit" variant="outline" size="sm" className="mt-2 w-full">
        {t("Apply price")}
      </Button>
    </form>
  );
}

function Price({ list, name, label }: { list: ListAddress; name: FilterName; label: string }) {
  const t = useTranslate();
  const advice = t("Enter an amount in rupees, such as 500 or 149.50");
  const [value] = valuesFor(list.filters ?? [], name);
  return (
    <div>
      <Label htmlFor={name} className="mb-1 text-sm font-normal">
        {label}
      </Label>
      <Input
        key={value}
        id={name}
        name={name}
        inputMode="decimal"
        title={advice}
        onInput={({ currentTarget: field }) => {
          const isPrice =
            field.value.trim() === "" || filtersFrom({ [name]: field.value }).length > 0;
          field.setCustomValidity(isPrice ? "" : advice);
        }}
        autoComplete="off"
        defaultValue={value}
      />
    </div>
  );
}

/** The other parameters of the URL, except the page. */
function retainedWith({ q, exact, category, filters = [], sort }: ListAddress): [string, string][] {
  return [
    ...(q ? [["q", q] satisfies [string, string]] : []),
    ...(exact ? [["exact", "1"] satisfies [string, string]] : []),
    ...(category ? [["category", categorySlug(category)] satisfies [string, string]] : []),
    ...filters
      .filter((filter) => !isPrice(filter))
      .map(([name, value]): [string, string] => [name, value]),
    ...(sort === defaultSort(q) ? [] : [["sort", sort] satisfies [string, string]]),
  ];
}

/**
 * The filters of a list: beside it on a wide screen, otherwise in a native popover, which works before and without
 * scripts. Its links work without scripts, too.
 */
export function FacetPanel({ list, groups }: { list: ListAddress; groups: readonly FacetGroup[] }) {
  const t = useTranslate();
  return (
    <section id={FACET_PANEL} popover="auto" aria-labelledby="facets-title" className="facet-panel">
      <div className="flex items-center justify-between">
        <h2 id="facets-title" className="text-heading xl:sr-only">
          {t("Filters")}
        </h2>
        <CloseButton />
      </div>
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
      <PriceFilter list={list} />
      <Button
        className="mt-6 w-full xl:hidden"
        popoverTarget={FACET_PANEL}
        popoverTargetAction="hide"
      >
        {t("Show products")}
      </Button>
    </section>
  );
}

function CloseButton() {
  const t = useTranslate();
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-mr-3 xl:hidden"
      popoverTarget={FACET_PANEL}
      popoverTargetAction="hide"
    >
      <X aria-hidden />
      <span className="sr-only">{t("Close filters")}</span>
    </Button>
  );
}

function Group({ name, title, options }: FacetGroup) {
  return (
    <nav aria-labelledby={`facet-${name}`} className="mt-5 xl:first-of-type:mt-0">
      <h3 id={`facet-${name}`} className="font-sans text-sm font-semibold">
        {title}
      </h3>
      <ul className="mt-1">
        {options.map((option) => (
          <li key={option.label}>
            <Option {...option} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Option({ label, href, chosen, count }: FacetOption) {
  const t = useTranslate();
  return (
    <Link
      href={href}
      rel="nofollow"
      prefetch={false}
      scroll={false}
      aria-current={chosen ? "true" : undefined}
      className="facet-option"
    >
      <span>{label}</span>
      {count !== undefined && (
        <small>
          {count}
          <span className="sr-only">{` ${t("products")}`}</span>
        </small>
      )}
    </Link>
  );
}
