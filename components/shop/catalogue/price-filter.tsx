import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { categorySlug } from "@/lib/base/categories/slug";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import { valuesFor, type FilterName, type ListFilter } from "@/lib/catalogue/search/list-filters";
import { paths } from "@/lib/base/paths";
import { defaultSort } from "@/lib/base/product-sort";

const isPrice = ([name]: ListFilter) => name === "minPrice" || name === "maxPrice";

/** A form that any browser sends by itself. */
export function PriceFilter({ list }: { list: ListAddress }) {
  return (
    <form action={paths.products()} method="get" className="mt-5">
      <fieldset>
        <legend className="text-sm font-semibold">Price of a pack, in rupees</legend>
        {keptWith(list).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="mt-2 grid grid-cols-2 gap-2">
          <Price list={list} name="minPrice" label="From" />
          <Price list={list} name="maxPrice" label="Up to" />
        </div>
      </fieldset>
      <Button type="submit" variant="outline" size="sm" className="mt-2 w-full">
        Apply price
      </Button>
    </form>
  );
}

function Price({ list, name, label }: { list: ListAddress; name: FilterName; label: string }) {
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
        pattern="\d{1,7}(\.\d{1,2})?"
        title="An amount in rupees, such as 500 or 149.50"
        autoComplete="off"
        defaultValue={value}
      />
    </div>
  );
}

/** All else that the address says, but for the page. */
function keptWith({ q, exact, category, filters = [], sort }: ListAddress): [string, string][] {
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
