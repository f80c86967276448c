import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { MAX_FEATURED } from "@/lib/catalogue/limits";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/price/shown-tax";
import { paths } from "@/lib/base/paths";
import { FeaturedGrid } from "./featured-grid";
import { FeaturedRetry } from "./featured-retry";
import { SectionHeading } from "./section-heading";

interface FeaturedProductsProps {
  /** Null if they could not be loaded. */
  products: readonly Shown<ProductSummary>[] | null;
}

export function FeaturedProducts({ products }: FeaturedProductsProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="featured" className="border-y bg-muted/60">
      <div className="container-page py-7 sm:py-24">
        <div className="flex items-end justify-between gap-x-4 sm:gap-x-6">
          <SectionHeading id="featured" title={t("Featured products")}>
            {t.parts("<more>A few of our stock sizes.</more> Prices are per pack, before tax.", {
              more: (words) => <span className="max-sm:hidden">{words}</span>,
            })}
          </SectionHeading>
          <Button asChild variant="outline">
            <Link href={paths.products()}>
              <span>
                {t.parts("See all<what> products</what>", {
                  what: (words) => <span className="max-sm:sr-only">{words}</span>,
                })}
              </span>
            </Link>
          </Button>
        </div>
        <Shelf products={products} />
      </div>
    </section>
  );
}

function Shelf({ products }: FeaturedProductsProps) {
  if (products === null) return <FeaturedRetry count={MAX_FEATURED} />;
  return products.length === 0 ? <NoProducts /> : <FeaturedGrid products={products} />;
}

function NoProducts() {
  const t = useTranslate();
  return (
    <EmptyState
      as="h3"
      title={t("Products are coming soon")}
      actions={
        <Button asChild>
          <Link href={paths.quote()} prefetch={false}>
            {t("Ask for a quote")}
          </Link>
        </Button>
      }
    >
      {t("Tell us what you need and we will reply with a price.")}
    </EmptyState>
  );
}
