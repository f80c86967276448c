import { ArrowLeft } from "lucide-react";
import { useTranslate } from "#words";
import { ModelDrawing } from "@/components/domain/product-model/model-drawing";
import { PriceRequestLink } from "@/components/shop/catalogue/product/price-request-link";
import { Breadcrumbs } from "@/components/shop/catalogue/breadcrumbs";
import { DielineLink } from "@/components/shop/catalogue/dieline-link";
import { Price } from "@/components/shared/format/price";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { productCrumbs } from "@/lib/catalogue/product-page/product-metadata";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import type { Product } from "@/lib/catalogue/schemas";
import { entryPrice } from "@/lib/catalogue/price/tier-rows";
import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { buildNet, type ModelPlan } from "@/lib/catalogue/model/model-plan";
import { modelWith, foldAt } from "@/lib/catalogue/model/moment";
import { drawPicture } from "@/lib/catalogue/model/picture";
import { packSizeText } from "@/lib/catalogue/price/unit-price";
import { FIRST_VIEW } from "../../domain/product-model/address";
import { pictureText } from "../../domain/product-model/describe";
import { ModelIsland } from "./model-island";

interface ModelViewProps {
  product: Product;
  plan: ModelPlan;
}

/** The size of the stage on a wide screen. */
const SIZE = { width: 640, height: 512 };

/** Shows a product that can be turned, folded and tried with a logo, and links to buy it. */
export function ModelView({ product, plan }: ModelViewProps) {
  const t = useTranslate();
  const crumbs = [
    ...productCrumbs(product),
    { name: "Turn and fold", path: serverPaths.productModel(product._id) },
  ];
  return (
    <div className="container-page pt-4 pb-16 lg:pt-6 lg:pb-24">
      <div className="max-sm:hidden">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <Link
        href={paths.product(product._id)}
        className="inline-flex min-h-11 items-center gap-1.5 text-link sm:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" /> {t("Back to the product")}
      </Link>
      <p className="mt-3 text-muted-foreground">{t("Turn it, fold it, put your logo on it")}</p>
      <h1 className="mt-1 text-title [overflow-wrap:anywhere]">{product.name}</h1>
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <ModelIsland
          plan={plan}
          name={product.name}
          printed={product.printOptions.length > 0 ? product._id : null}
          drawing={<Drawing plan={plan} />}
        />
      </div>
      <noscript>
        <p className="mt-6 rounded-md border border-input bg-card p-4">
          {t(
            "Turning and folding it needs JavaScript. Without it, the drawing shows the folded product with its measures.",
          )}
        </p>
      </noscript>
      <Facts product={product} plan={plan} />
    </div>
  );
}

function Drawing({ plan }: { plan: ModelPlan }) {
  const t = useTranslate();
  const model = modelWith(plan, buildNet(plan));
  const picture = drawPicture(model, foldAt(model, 1), FIRST_VIEW, SIZE);
  return <ModelDrawing picture={picture} {...SIZE} label={pictureText(plan, FIRST_VIEW, 1, t)} />;
}

const SHOWN_SPECIFICATIONS = ["Material", "GSM", "Ply", "Print"];

/** The product's specifications and price, with links to buy it or request a price. */
function Facts({ product, plan }: ModelViewProps) {
  const t = useTranslate();
  const facts = SHOWN_SPECIFICATIONS.flatMap((name) => {
    const value = product.specifications[name];
    return value ? [[name, value] as const] : [];
  });
  return (
    <section
      aria-label={t("The product")}
      className="mt-10 grid gap-x-14 gap-y-8 border-t perforated pt-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]"
    >
      <div>
        <dl className="border-t">
          {[["Measures", plan.said] as const, ...facts].map(([name, value]) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-x-4 border-b py-2.5"
            >
              <dt className="font-medium text-muted-foreground">{t(name)}</dt>
              <dd className="[overflow-wrap:anywhere] tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 measure text-sm text-muted-foreground">
          {t(
            "Drawn in proportion from these measures. Flaps, glue tabs and print areas are as usual for this kind of packaging.",
          )}
        </p>
        <DielineLink product={product} className="mt-2" />
      </div>
      <div className="flex flex-col gap-4">
        <Price
          paise={entryPrice(toSaleTerms(product))}
          per={product.packSize && packSizeText(product.packSize, t)}
          size="lg"
        />
        <Button asChild size="lg" className="self-start max-sm:w-full">
          <Link href={paths.product(product._id)}>
            {product.inStock ? t("Choose a quantity and buy") : t("Back to the product")}
          </Link>
        </Button>
        <PriceRequestLink product={product._id}>
          {t("Ask for a price with your print")}
        </PriceRequestLink>
      </div>
    </section>
  );
}
