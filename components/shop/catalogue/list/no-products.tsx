import { PackageOpen } from "lucide-react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import type { ListView, NothingFound } from "@/lib/catalogue/lists/list-view";
import { sizeText, type Size } from "@/lib/catalogue/search/sizes";
import { paths } from "@/lib/base/paths";
import type { Translate } from "@/lib/i18n/translate";
import { ProductGrid } from "../product-grid";

interface NoProductsProps extends Pick<ListView, "list" | "categories"> {
  nothing: NothingFound;
}

/**
 * An empty list: repeats the search and offers the closest lists that have products. For a size it offers the next
 * sizes and a request.
 */
export function NoProducts({ list, categories, nothing }: NoProductsProps) {
  return (
    <>
      {nothing.size ? (
        <>
          <NearSizes size={nothing.size} sizes={nothing.sizes} />
          <MadeToSize size={nothing.size} list={list} hasSizes={nothing.sizes.length > 0} />
        </>
      ) : (
        <Nothing {...list} />
      )}
      <Relax filters={nothing.relaxed} />
      {(list.q ?? list.filters) && <LeadOn list={list} categories={categories} nothing={nothing} />}
    </>
  );
}

interface NearSizesProps extends Pick<NothingFound, "sizes"> {
  size: Size;
}

/** The next larger sizes with their difference, or the nearest ones if none is larger. */
function NearSizes({ size, sizes }: NearSizesProps) {
  const t = useTranslate();
  if (sizes.length === 0) return null;
  const areLarger = sizes.every(({ larger }) => larger.every((side) => side >= 0));
  const heading = areLarger ? "The next sizes up from {size}" : "The sizes nearest to {size}";
  return (
    <section aria-labelledby="sizes" className="mb-8">
      <h2 id="sizes" className="mb-4 text-heading">
        {t(heading, { size: sizeText(size) })}
      </h2>
      <ProductGrid
        products={sizes}
        as="h3"
        noteOf={({ larger }) => (areLarger ? largerText(larger, t) : undefined)}
      />
    </section>
  );
}

const largerText = (larger: readonly number[], t: Translate) =>
  larger.some((side) => side > 0)
    ? t("Larger by {size}", { size: `${larger.join(" × ")} mm` })
    : t("Exactly this size");

interface MadeToSizeProps {
  size: Size;
  list: ListAddress;
  hasSizes: boolean;
}

/** The size itself, made to order. */
function MadeToSize({ size, list, hasSizes }: MadeToSizeProps) {
  const t = useTranslate();
  const text = hasSizes
    ? "None of these fits? Send us the size, and you get a price."
    : "We do not stock this size. Send it to us, and you get a price.";
  return (
    <section
      aria-labelledby="made-to-size"
      className="mb-10 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border bg-card p-5 sm:p-6"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="made-to-size" className="text-heading">
          {t("We make {size} for you", { size: sizeText(size) })}
        </h2>
        <p className="mt-1 text-muted-foreground">{t(text)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href={paths.quoteFor(list.q ?? "")} prefetch={false}>
            {t("Ask us to make {size}", { size: sizeText(size) })}
          </Link>
        </Button>
        <OtherSearches list={list} all="outline" />
      </div>
    </section>
  );
}

/** Offers to remove single filters, with the number of products that would then match. */
function Relax({ filters }: { filters: NothingFound["relaxed"] }) {
  const t = useTranslate();
  if (filters.length === 0) return null;
  return (
    <nav aria-labelledby="relax" className="mb-10">
      <h2 id="relax" className="text-heading">
        {t("Remove a filter")}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {filters.map(({ label, href, count }) => (
          <li key={label}>
            <Link href={href} rel="nofollow" prefetch={false} className="index-card">
              <span>{t("Without “{label}”", { label })}</span>
              <span className="text-sm text-muted-foreground tabular">
                {count}
                <span className="sr-only">{` ${t("products")}`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to other lists after a search without results. */
function LeadOn({
  list: { filters, q },
  categories,
  nothing: { nearest, popular },
}: NoProductsProps) {
  const t = useTranslate();
  const isNear = nearest.length > 0;
  const names = isNear
    ? nearest.map(({ category }) => category)
    : categories.map(({ name }) => name);
  // Filters are kept only without a search: the closest matches then keep the filters. With a search, only some of
  // its words match.
  const retained = isNear && !q ? filters : undefined;
  return (
    <div className="grid gap-10">
      <nav aria-labelledby="categories">
        <h2 id="categories" className="text-heading">
          {isNear ? t("Closest matches") : t("Browse a category")}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {names.map((category) => (
            <li key={category}>
              <Link href={paths.products({ category, filters: retained })} className="index-card">
                {t(category)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="mb-4 text-heading">
            {t("Top rated")}
          </h2>
          <ProductGrid products={popular} as="h3" />
        </section>
      )}
    </div>
  );
}

function nothingText({ q, category, filters }: ListAddress): string {
  if (q && filters) return category ? NO_MATCH.inCategoryFiltered : NO_MATCH.filtered;
  if (q) return category ? NO_MATCH.inCategory : NO_MATCH.anywhere;
  if (filters) {
    return category
      ? "Nothing in {category} has all that you chose."
      : "Nothing has all that you chose.";
  }
  return category ? "There is nothing in {category} just now." : "There are no products just now.";
}

const NO_MATCH = {
  anywhere: "Nothing matches “{q}”. Try fewer words, or the material or the size alone.",
  filtered:
    "Nothing matches “{q}” with these filters. Try fewer words, or the material or the size alone.",
  inCategory:
    "Nothing matches “{q}” in {category}. Try fewer words, or the material or the size alone.",
  inCategoryFiltered:
    "Nothing matches “{q}” in {category} with these filters. Try fewer words, or the material or the size alone.",
};

function Nothing(list: ListAddress) {
  const t = useTranslate();
  const { q, category } = list;
  return (
    <EmptyState
      title={t("No products found")}
      picture={<PackageOpen strokeWidth={1.25} />}
      actions={
        <>
          <OtherSearches list={list} all="default" />
          <Button asChild variant="outline">
            <Link href={q ? paths.quoteFor(q) : paths.quote()} prefetch={false}>
              {t("Ask us to make it")}
            </Link>
          </Button>
        </>
      }
    >
      <p>{t(nothingText(list), { q: q ?? "", category: t(category ?? "") })}</p>
    </EmptyState>
  );
}

/** Links from a narrowed list to wider ones. */
function OtherSearches({ list, all }: { list: ListAddress; all: "default" | "outline" }) {
  const t = useTranslate();
  const { q, category, filters } = list;
  return (
    <>
      {filters && (
        <Button asChild variant="outline">
          <Link href={paths.products({ ...list, filters: [], page: 1 })}>
            {t("Remove all filters")}
          </Link>
        </Button>
      )}
      {q && category && (
        <Button asChild variant="outline">
          <Link href={paths.products({ q, filters })}>{t("Search all categories")}</Link>
        </Button>
      )}
      {(q ?? category ?? filters) && (
        <Button asChild variant={all}>
          <Link href={paths.products()}>{t("Show all products")}</Link>
        </Button>
      )}
    </>
  );
}
