"use client";

import { useTranslate } from "#words";
import { ArticleNumber } from "@/components/shared/format/article-number";
import { Price } from "@/components/shared/format/price";
import { Link } from "@/components/ui/link";
import { Stars } from "@/components/ui/stars";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/price/shown-tax";
import { cardFacts } from "@/lib/catalogue/price/card-facts";
import { entryPrice, fromPrice } from "@/lib/catalogue/price/tier-rows";
import { paths } from "@/lib/base/paths";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { packSizeText } from "@/lib/catalogue/price/unit-price";
import { Button } from "@/components/ui/button";
import { FavouriteButton } from "./favourite-button";
import { ProductBadges } from "./product-badges";
import { ProductImage } from "../../domain/product/product-image";
import { SoldOutStamp } from "./sold-out-stamp";
import { useOwnPrice } from "./use-own-price";
import { usePurchase } from "./product/use-purchase";

const SIZES = "(min-width: 80rem) 290px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw";

export interface ProductCardProps {
  product: Shown<ProductSummary>;
  /** One level below the section's heading. */
  as?: "h2" | "h3";
  /** An extra line below the price. */
  note?: string | undefined;
  priority?: "high" | "soon";
  /** The `sizes` of the picture, for a grid other than that of the product list. */
  sizes?: string;
}

/**
 * The name's link covers the whole card; the buttons are above it. A client component: as server markup every card
 * would be in the page twice, once to see and once to hydrate.
 */
export function ProductCardView({
  product,
  as: Heading = "h2",
  note,
  priority,
  sizes = SIZES,
}: ProductCardProps) {
  const t = useTranslate();
  const { _id, name, category, packSize } = product;
  const own = useOwnPrice(product)?.terms;
  const shown = { ...product, ...own };
  const { originalPrice } = shown;
  const terms = toSaleTerms(shown);
  const lowest = fromPrice(terms);
  // The page knows the tax of the public price only.
  const taxedPaise = own ? undefined : (product.taxedFromPaise ?? product.taxedPaise);
  return (
    <article className="product-card">
      <div className="relative overflow-hidden rounded-t-[5px] border-b">
        <ProductImage
          src={product.thumbnailImage}
          alt={name}
          sizes={sizes}
          width={640}
          priority={priority}
        />
        {!product.inStock && <SoldOutStamp veil />}
        <ProductBadges
          product={shown}
          own={own !== undefined}
          className="absolute top-2.5 left-2.5 flex flex-col items-start gap-1.5"
        />
      </div>
      <div className="flex flex-1 flex-col p-3 @[15rem]:p-4">
        <p className="text-sm text-muted-foreground">{t(category)}</p>
        <Heading className="product-card-name">
          <Link href={paths.product(_id)} className="product-card-link">
            {name}
          </Link>
        </Heading>
        <Stars
          rating={product.rating}
          count={product.reviews}
          className="mt-1.5 text-[0.9375rem]"
        />
        <div className="mt-auto pt-3 pb-3.5">
          <Price
            paise={lowest ?? entryPrice(terms)}
            originalPaise={own || lowest === null ? originalPrice && toPaise(originalPrice) : null}
            from={lowest !== null}
            own={own !== undefined}
          />
          {packSize && (
            <p className="line-clamp-2 text-sm text-muted-foreground tabular">
              {t("per {unit}", { unit: packSizeText(packSize, t) })}
            </p>
          )}
          {cardFacts(shown, t).map((fact) => (
            <p key={fact} className="text-sm text-muted-foreground tabular">
              {fact}
            </p>
          ))}
          <ArticleNumber sku={product.sku} />
          {taxedPaise !== undefined && (
            <p className="text-sm text-muted-foreground tabular">
              {t("{price} with tax", { price: formatRupees(taxedPaise) })}
            </p>
          )}
          {note && <p className="mt-1 text-sm font-semibold tabular">{note}</p>}
        </div>
        <CardActions product={shown} />
      </div>
      <FavouriteButton productId={_id} name={name} className="absolute top-2 right-2" />
    </article>
  );
}

/** The two buttons of a card; the name of each includes the product, for screen readers. */
function CardActions({ product }: { product: ProductSummary }) {
  const t = useTranslate();
  const { add, buy, isLeaving } = usePurchase(product);
  return (
    <div className="relative grid gap-2 @[15rem]:grid-cols-2">
      <Button className="px-2" disabled={!product.inStock} onClick={add}>
        <span>
          {t("Add to Cart")} <span className="sr-only">{product.name}</span>
        </span>
      </Button>
      <Button
        className="px-2"
        variant="ghost"
        aria-busy={isLeaving || undefined}
        disabled={!product.inStock}
        onClick={buy}
      >
        <span>
          {t("Buy Now")} <span className="sr-only">{product.name}</span>
        </span>
      </Button>
    </div>
  );
}
