import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { entryPrice } from "@/lib/catalogue/price/tier-rows";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { packSizeText } from "@/lib/catalogue/price/unit-price";
import type { Translate } from "@/lib/i18n/translate";
import { ProductImage } from "../../domain/product/product-image";

/** Products as small links with picture and price, without client scripts. */
export function ProductLinks({ products }: { products: readonly ProductSummary[] }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {products.map((product) => (
        <li key={product._id} className="min-w-0">
          <Link
            href={paths.product(product._id)}
            className="flex h-full items-center gap-3 rounded-lg border bg-card p-2 pr-4 hover:border-kraft-line"
          >
            <ProductImage
              src={product.thumbnailImage}
              alt=""
              sizes="72px"
              width={72}
              className="size-18 shrink-0 rounded-md"
            />
            <span className="min-w-0">
              <span className="line-clamp-2 leading-snug font-medium [overflow-wrap:anywhere]">
                {product.name}
              </span>
              <span className="text-sm text-muted-foreground tabular">{priceText(product, t)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function priceText(product: ProductSummary, t: Translate): string {
  if (!product.inStock) return t("Out of stock");
  const price = formatRupees(entryPrice(toSaleTerms(product)));
  const { packSize } = product;
  return packSize ? t("{price} for {size}", { price, size: packSizeText(packSize, t) }) : price;
}
