import { Check } from "lucide-react";
import { useTranslate } from "#words";
import { ArticleNumber } from "@/components/shared/format/article-number";
import { Link } from "@/components/ui/link";
import { Stars } from "@/components/ui/stars";
import type { Product } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/price/shown-tax";
import { stockLine } from "@/lib/catalogue/stock/stock-line";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";
import { ProductBadges } from "../product-badges";
import { PriceBlock } from "./price-block";
import { OwnInstead, OwnPrice } from "./purchase-provider";

interface ProductFactsProps {
  product: Shown<Product>;
  /** The tax that is added to the price, such as "8% tax". */
  taxName: string;
  /** The production time; may be empty. */
  production: string;
}

/** Name, rating, price and stock of a product, above the buttons. */
export function ProductFacts({ product, taxName, production }: ProductFactsProps) {
  const t = useTranslate();
  const tax = { taxName, taxPercent: product.taxPercent };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted-foreground">
        <p>{t(product.category)}</p>
        <ArticleNumber sku={product.sku} />
        <OwnInstead own={<ProductBadges own product={product} className="flex gap-1.5" />}>
          <ProductBadges product={product} className="flex gap-1.5" />
        </OwnInstead>
      </div>
      <h1 className="mt-1 text-title [overflow-wrap:anywhere]">{product.name}</h1>
      <a
        href="#reviews"
        className="mt-2 inline-flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <Stars rating={product.rating} count={product.reviews} />
      </a>
      <OwnPrice tax={tax}>
        <PriceBlock product={product} {...tax} />
      </OwnPrice>
      <Stock product={product} production={production} />
    </div>
  );
}

const DOT = { plenty: "bg-success", few: "bg-marigold", none: "bg-signal" };

function Stock({ product, production }: { product: Product; production: string }) {
  const t = useTranslate();
  const { state, text } = stockLine(product, production, t);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 font-medium tabular">
      <span className="flex items-baseline gap-x-2.5">
        <span aria-hidden className={cn("size-2.5 shrink-0 rounded-full", DOT[state])} />
        <span className={cn(state === "none" && "text-signal")}>{text}</span>
      </span>
      {state === "none" && (
        <Link href={paths.quote(product._id)} prefetch={false} className="text-link">
          {t("Ask when it will be back")}
        </Link>
      )}
    </p>
  );
}

export function FeatureList({ features }: { features: readonly string[] }) {
  const t = useTranslate();
  if (features.length === 0) return null;
  return (
    <ul
      aria-label={t("Features")}
      className="grid gap-x-6 gap-y-2 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2"
    >
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 [overflow-wrap:anywhere]">
          <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
