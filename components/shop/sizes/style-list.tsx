import { useTranslate } from "#words";
import { ProductImage } from "@/components/domain/product/product-image";
import { Link } from "@/components/ui/link";
import { countText } from "@/lib/base/text/counts";
import { paths } from "@/lib/base/paths";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { StyleDrawing } from "@/components/domain/product-model/style-drawing";

/** The styles made to size, each with its picture and lowest price. */
export function StyleList({ styles }: { styles: readonly Style[] }) {
  const t = useTranslate();
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {styles.map((style) => (
        <li key={style._id} className="relative rounded-lg border bg-card">
          <div className="overflow-hidden rounded-t-lg border-b">
            {style.picture ? (
              <ProductImage
                src={style.picture}
                alt=""
                sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
                width={640}
                className="aspect-5/4 object-cover"
              />
            ) : (
              <StyleDrawing style={style} />
            )}
          </div>
          <div className="p-4">
            <h2 className="font-display text-heading">
              <Link
                href={paths.customStyle(style._id)}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {t(style.name)}
              </Link>
            </h2>
            <p className="mt-1 tabular">
              <span className="text-sm text-muted-foreground">{t("from")} </span>
              <span className="font-semibold">{formatRupees(toPaise(style.from))}</span>
              <span className="text-sm text-muted-foreground"> {t("a piece")}</span>
            </p>
            <p className="mt-1 text-sm text-muted-foreground tabular">
              {t("Up to {length} × {width} × {height} mm, from {quantity} pieces", {
                length: style.limits.length[1],
                width: style.limits.width[1],
                height: style.limits.height[1],
                quantity: countText(style.leastQuantity),
              })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
