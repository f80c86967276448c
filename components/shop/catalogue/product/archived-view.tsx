import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ArchivedProduct } from "@/lib/catalogue/product-page/archived-product";
import { paths } from "@/lib/base/paths";
import { ProductLinks } from "../product-links";

/** Shown at the URL of a product that the shop no longer sells. */
export function ArchivedView({
  product: { name, category, instead },
}: {
  product: ArchivedProduct;
}) {
  const t = useTranslate();
  const shelf = t(category);
  return (
    <div className="container-page py-12 sm:py-16 lg:py-20">
      <div className="max-w-3xl">
        <p className="text-muted-foreground">{shelf}</p>
        <h1 className="mt-1 text-title [overflow-wrap:anywhere]">
          {t("{name} is no longer sold", { name })}
        </h1>
        {instead.length > 0 ? (
          <section className="mt-8">
            <h2 className="text-heading">{t("Instead, from {category}", { category: shelf })}</h2>
            <div className="mt-4">
              <ProductLinks products={instead} />
            </div>
          </section>
        ) : (
          <p className="mt-3 text-lead text-muted-foreground">
            {t(
              "Have a look at what else there is, or write to us: perhaps we can make it for you.",
            )}
          </p>
        )}
        <Button asChild size="lg" className="mt-8">
          <Link href={instead.length > 0 ? paths.products({ category }) : paths.products()}>
            {instead.length > 0 ? t("All {category}", { category: shelf }) : t("Browse Products")}
          </Link>
        </Button>
      </div>
    </div>
  );
}
