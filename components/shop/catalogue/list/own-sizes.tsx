import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import { countText } from "@/lib/base/text/counts";
import type { ListView } from "@/lib/catalogue/lists/list-view";
import { sizeText } from "@/lib/catalogue/search/sizes";
import { formatRupees } from "@/lib/pricing/money";

/** Prices of exactly the size in the search, made to order. */
export function OwnSizes({ size, made }: NonNullable<ListView["own"]>) {
  const t = useTranslate();
  return (
    <section aria-labelledby="own-size" className="mb-8">
      <h2 id="own-size" className="mb-4 text-heading">
        {t("Made to size: {size}", { size: sizeText(size) })}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {made.map(({ style, href, quantity, piecePaise }) => (
          <li key={href}>
            <Link
              href={href}
              rel="nofollow"
              prefetch={false}
              className="flex h-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg border bg-card p-4 hover:border-foreground"
            >
              <span className="font-display text-lg">{t(style)}</span>
              <span className="tabular">
                <span className="font-semibold">{formatRupees(piecePaise)}</span>{" "}
                <span className="text-sm text-muted-foreground">
                  {t("a piece at {quantity}", { quantity: countText(quantity) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
