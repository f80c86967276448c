import { useTranslate } from "#words";
import { StyleDrawing } from "@/components/domain/product-model/style-drawing";
import { Breadcrumbs } from "@/components/shop/catalogue/breadcrumbs";
import { JsonLd } from "@/components/shop/catalogue/json-ld";
import { breadcrumbData } from "@/lib/catalogue/product-page/structured-data";
import type { SizePriceAnswer, Style } from "@/lib/catalogue/sizes/schemas";
import { type SizeProblems } from "@/lib/catalogue/sizes/size-address";
import { type RequestedSize } from "@/lib/catalogue/sizes/size-link";
import { styleCrumbs, styleData } from "@/lib/catalogue/sizes/style-metadata";
import { SizeIsland } from "./size-island";

interface SizeViewProps {
  style: Style;
  requested: RequestedSize;
  answer: SizePriceAnswer | null;
  problems: SizeProblems;
  origin: string;
  /** The name of the shop's tax, such as "GST". */
  taxName: string;
}

/** A style made to the buyer's size: its price, its model and its dieline. */
export function SizeView(props: SizeViewProps) {
  const t = useTranslate();
  const { style, requested, answer, problems, origin, taxName } = props;
  const crumbs = styleCrumbs(style);
  return (
    <div className="container-page pt-4 pb-16 lg:pt-6 lg:pb-24">
      <div className="max-sm:hidden">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <h1 className="mt-3 text-title [overflow-wrap:anywhere]">
        {t("{style} in your size", { style: t(style.name) })}
      </h1>
      <p className="mt-2 measure text-lead text-muted-foreground">
        {t("Type your size and see the price at once. We make it from {quantity} pieces.", {
          quantity: style.leastQuantity,
        })}
      </p>
      <SizeIsland
        style={style}
        first={requested}
        answer={answer}
        problems={problems}
        origin={origin}
        taxName={taxName}
        drawing={<StyleDrawing style={style} requested={requested} />}
      />
      <JsonLd data={breadcrumbData(origin, crumbs)} />
      {answer && <JsonLd data={styleData(origin, style, answer)} />}
    </div>
  );
}
