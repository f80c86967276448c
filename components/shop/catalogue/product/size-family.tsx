import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import type { RelatedProducts } from "@/lib/catalogue/product-page/related-products";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";
import { translateOwn } from "@/lib/i18n/translate";

interface SizeFamilyProps {
  /** The current product. */
  productId: string;
  family: RelatedProducts["family"];
}

const CHIP =
  "inline-flex min-h-11 flex-col justify-center rounded-md border px-3.5 py-1.5 leading-tight";

/** Links to the product's other sizes, each of which has its own page. */
export function SizeFamily({ productId, family }: SizeFamilyProps) {
  const t = useTranslate();
  if (!family) return null;
  return (
    <nav aria-label={t("Sizes of {name}", { name: translateOwn(t, family.name) })}>
      <p className="font-medium">{t("Size")}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {family.sizes.map(({ _id, label, inStock }) => (
          <li key={_id}>
            {_id === productId ? (
              <span
                aria-current="page"
                className={cn(CHIP, "border-foreground bg-muted font-medium")}
              >
                {translateOwn(t, label)}
              </span>
            ) : (
              <Link
                href={paths.product(_id)}
                className={cn(CHIP, "border-input bg-card hover:border-foreground")}
              >
                {translateOwn(t, label)}
                {!inStock && (
                  <span className="text-sm text-muted-foreground">{t("Out of stock")}</span>
                )}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
