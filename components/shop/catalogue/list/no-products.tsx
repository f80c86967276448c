import { PackageOpen } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import type { ListView, NothingFound } from "@/lib/catalogue/lists/list-view";
import { sizeIn, sizeText } from "@/lib/catalogue/search/sizes";
import { paths } from "@/lib/base/paths";
import { ProductGrid } from "../product-grid";

interface NoProductsProps extends Pick<ListView, "list" | "categories"> {
  nothing: NothingFound;
}

/** An empty list: repeats the search and offers the closest lists that have products. */
export function NoProducts({ list, categories, nothing }: NoProductsProps) {
  return (
    <>
      <Nothing {...list} />
      <NextSizes {...nothing} />
      <Relax filters={nothing.relaxed} />
      {(list.q ?? list.filters) && <LeadOn list={list} categories={categories} nothing={nothing} />}
    </>
  );
}

/** The same size and the next larger ones, and by how much each is larger. */
function NextSizes({ size, sizes }: NothingFound) {
  if (!size || sizes.length === 0) return null;
  return (
    <section aria-labelledby="sizes" className="mb-10">
      <h2 id="sizes" className="mb-4 text-heading">
        The next sizes up from {sizeText(size)}
      </h2>
      <ProductGrid products={sizes} as="h3" noteOf={({ larger }) => largerText(larger)} />
    </section>
  );
}

const largerText = (larger: readonly number[]) =>
  larger.some((side) => side > 0) ? `Larger by ${larger.join(" × ")} mm` : "Exactly this size";

/** Offers to remove single filters, with the number of products that would then match. */
function Relax({ filters }: { filters: NothingFound["relaxed"] }) {
  if (filters.length === 0) return null;
  return (
    <nav aria-labelledby="relax" className="mb-10">
      <h2 id="relax" className="text-heading">
        Remove a filter
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {filters.map(({ label, href, count }) => (
          <li key={label}>
            <Link href={href} rel="nofollow" prefetch={false} className="index-card">
              <span>Without “{label}”</span>
              <span className="text-sm text-muted-foreground tabular">
                {count}
                <span className="sr-only"> products</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Leads to other lists after a search without results. */
function LeadOn({
  list: { filters, q },
  categories,
  nothing: { nearest, popular },
}: NoProductsProps) {
  const isNear = nearest.length > 0;
  const names = isNear
    ? nearest.map(({ category }) => category)
    : categories.map(({ name }) => name);
  // Filters are kept only without a search: the closest matches then keep the filters. With a search, only some of its
  // words match.
  const kept = isNear && !q ? filters : undefined;
  return (
    <div className="grid gap-10">
      <nav aria-labelledby="categories">
        <h2 id="categories" className="text-heading">
          {isNear ? "Closest matches" : "Browse a category"}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {names.map((category) => (
            <li key={category}>
              <Link href={paths.products({ category, filters: kept })} className="index-card">
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="mb-4 text-heading">
            Top rated
          </h2>
          <ProductGrid products={popular} as="h3" />
        </section>
      )}
    </div>
  );
}

function Nothing(list: ListAddress) {
  const { q, category, filters } = list;
  const size = sizeIn(q ?? "");
  return (
    <EmptyState
      title="No products found"
      picture={<PackageOpen strokeWidth={1.25} />}
      actions={
        <>
          {filters && (
            <Button asChild variant="outline">
              <Link href={paths.products({ ...list, filters: [], page: 1 })}>
                Remove all filters
              </Link>
            </Button>
          )}
          {q && category && (
            <Button asChild variant="outline">
              <Link href={paths.products({ q, filters })}>Search all categories</Link>
            </Button>
          )}
          {(q ?? category ?? filters) && (
            <Button asChild>
              <Link href={paths.products()}>Show all products</Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <Link href={q ? paths.quoteFor(q) : paths.quote()} prefetch={false}>
              {size ? `Ask us to make ${sizeText(size)}` : "Ask us to make it"}
            </Link>
          </Button>
        </>
      }
    >
      {q ? (
        <p>
          Nothing matches “{q}”{category && ` in ${category}`}
          {filters && " with these filters"}. Try fewer words, or the material or the size alone.
        </p>
      ) : filters ? (
        <p>Nothing{category && ` in ${category}`} has all that you chose.</p>
      ) : (
        <p>
          {category
            ? `There is nothing in ${category} just now.`
            : "There are no products just now."}
        </p>
      )}
    </EmptyState>
  );
}
