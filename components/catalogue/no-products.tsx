import { PackageOpen } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { ListAddress } from "@/lib/catalogue/list-address";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/shown-tax";
import { paths } from "@/lib/paths";
import { ProductGrid } from "./product-grid";

interface NoProductsProps {
  list: ListAddress;
  /** The names of all categories, in their order. */
  categories: readonly string[];
  popular: readonly Shown<ProductSummary>[];
}

/** An empty list: says what was looked for and offers the nearest list that has something. */
export function NoProducts({ list, categories, popular }: NoProductsProps) {
  return (
    <>
      <NothingFound {...list} />
      {list.q && <LeadOn categories={categories} popular={popular} />}
    </>
  );
}

/** Where somebody may go on who found nothing. */
function LeadOn({ categories, popular }: Pick<NoProductsProps, "categories" | "popular">) {
  return (
    <div className="mt-10 grid gap-10">
      <nav aria-label="All categories">
        <h2 className="text-heading">Look through a category</h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category}>
              <Link href={paths.products({ category })} className="index-card">
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="mb-4 text-heading">
            Well rated by others
          </h2>
          <ProductGrid products={popular} as="h3" />
        </section>
      )}
    </div>
  );
}

function NothingFound({ q, category }: ListAddress) {
  return (
    <EmptyState
      title="No products found"
      picture={<PackageOpen strokeWidth={1.25} />}
      actions={
        <>
          {q && category && (
            <Button asChild variant="outline">
              <Link href={paths.products({ q })}>Search all categories</Link>
            </Button>
          )}
          {(q ?? category) && (
            <Button asChild>
              <Link href={paths.products()}>Show all products</Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <Link href={paths.homeSection("contact")}>Ask us to make it</Link>
          </Button>
        </>
      }
    >
      {q ? (
        <p>
          Nothing matches “{q}”{category && ` in ${category}`}. Try fewer words, or the material or
          the size alone.
        </p>
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
