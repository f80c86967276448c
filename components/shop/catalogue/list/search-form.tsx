import { Search } from "lucide-react";
import { useEffect, useRef, useTransition, type SubmitEvent } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { useRouter } from "@/components/ui/use-router";
import { useEarly } from "@/components/ui/hooks/use-early";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import { categorySlug } from "@/lib/base/ids/category-slug";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { defaultSort, sortFrom, getSorts, type SearchSort } from "@/lib/base/product-sort";
import { PRODUCT_SORT_LABELS } from "@/lib/catalogue/lists/sort-labels";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import { SearchSuggestions, useSearchField } from "./use-search-field";

const text = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};

function getAddress(form: HTMLFormElement, { filters }: ListAddress): string {
  const data = new FormData(form);
  const q = text(data, "q");
  const category = text(data, "category") || undefined;
  return paths.products({ q, category, filters, sort: sortFrom(text(data, "sort"), q) });
}

/** A plain form that works without scripts; with scripts the list changes without a page load. */
export function SearchForm({ list }: { list: ListAddress }) {
  const t = useTranslate();
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const { field, focused, onFocus } = useSearchField();

  // The router keeps a page after it is left. The reset makes the form match its list again on the way back.
  useEffect(() => {
    const element = form.current;
    return () => element?.reset();
  }, []);

  /** The default sort has an empty value, so that a first search uses the default for searches. */
  const getValue = (sort: SearchSort) => (sort === defaultSort(list.q) ? "" : sort);

  function go(element: HTMLFormElement) {
    startTransition(() => router.push(getAddress(element, list)));
  }

  const early = useEarly<HTMLSelectElement>((sort) => {
    // Once the router is ready.
    if (sort.value !== getValue(list.sort)) setTimeout(() => sort.form && go(sort.form));
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    go(event.currentTarget);
  }

  return (
    <search>
      <form
        ref={form}
        action={inLanguage(t.language, paths.products())}
        method="get"
        aria-busy={pending}
        onSubmit={submit}
        className="flex items-end gap-3 lg:gap-6"
      >
        {list.category && (
          <input type="hidden" name="category" value={categorySlug(list.category)} />
        )}
        {list.filters?.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <div className="flex flex-1 items-end gap-2">
          <div className="relative flex-1">
            <Label htmlFor="q" className="mb-1.5">
              {t("Search")}
            </Label>
            <Input
              ref={field}
              id="q"
              name="q"
              type="search"
              defaultValue={list.q}
              maxLength={SEARCH_LENGTH}
              placeholder={t("Kraft mailer, soup tub, tape")}
              enterKeyHint="search"
              autoComplete="off"
              onFocus={onFocus}
            />
            {focused && <SearchSuggestions input={focused} />}
          </div>
          <Button type="submit" className="px-3.5 sm:px-5">
            <Search aria-hidden />
            <span className="max-sm:sr-only">{t("Search")}</span>
          </Button>
        </div>
        <div className="hidden w-56 md:block">
          <Label htmlFor="sort" className="mb-1.5">
            {t("Sort by")}
          </Label>
          <NativeSelect
            ref={early}
            id="sort"
            name="sort"
            defaultValue={getValue(list.sort)}
            onChange={(event) => event.currentTarget.form && go(event.currentTarget.form)}
          >
            {getSorts(list.q).map((sort) => (
              <option key={sort} value={getValue(sort)}>
                {t(PRODUCT_SORT_LABELS[sort])}
              </option>
            ))}
          </NativeSelect>
        </div>
        <noscript className="hidden md:block">
          <Button type="submit" variant="outline">
            {t("Sort")}
          </Button>
        </noscript>
      </form>
    </search>
  );
}
