import { Fragment } from "react";
import { useTranslate } from "#words";
import { weekdayText } from "@/components/shared/format/near-days";
import { cn } from "@/lib/base/cn";
import { countText } from "@/lib/base/text/counts";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import type { SizePriceAnswer } from "@/lib/catalogue/sizes/schemas";
import { formatAddress, type RequestedSize } from "@/lib/catalogue/sizes/size-link";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { Translate } from "@/lib/i18n/translate";

type Price = SizePriceAnswer["prices"][number];

interface SizePricesProps {
  style: string;
  requested: RequestedSize;
  quantity: number;
  prices: readonly Price[];
  /** True while newer prices load. */
  isStale?: boolean;
  /** Selects a quantity of the table; without it a link opens the page with that quantity. */
  onAdopt?: (quantity: number) => void;
}

/** Prices of three quantities, side by side, before tax. */
export function SizePrices({
  style,
  requested,
  quantity,
  prices,
  isStale,
  onAdopt,
}: SizePricesProps) {
  const t = useTranslate();
  const addressFor = (wanted: number) =>
    `${inLanguage(t.language, paths.customStyle(style))}?${formatAddress({ ...requested, qty: String(wanted) })}`;
  const rows = getRows(prices, t);
  return (
    <table
      aria-busy={isStale}
      className="w-full table-fixed border-collapse text-right tabular aria-busy:opacity-60"
    >
      <caption className="sr-only">{t("Prices by quantity, before tax")}</caption>
      <thead>
        <tr className="border-b">
          <td className="w-[26%] max-sm:hidden" />
          {prices.map((price) => (
            <th
              key={price.quantity}
              scope="col"
              aria-current={price.quantity === quantity || undefined}
              className="font-normal aria-[current]:bg-muted aria-[current]:font-semibold"
            >
              <a
                href={addressFor(price.quantity)}
                onClick={
                  onAdopt &&
                  ((event) => {
                    event.preventDefault();
                    onAdopt(price.quantity);
                  })
                }
                className="flex min-h-11 flex-wrap items-center justify-end gap-x-1 px-2 text-link underline-offset-4 hover:underline"
              >
                <span className="sr-only">{t("Take")} </span>
                {countText(price.quantity)} <span className="text-sm">{t("pieces")}</span>
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.label}>
            <tr className="sm:hidden">
              <th
                scope="rowgroup"
                colSpan={prices.length}
                className="px-2 pt-2 text-left text-sm font-normal text-muted-foreground"
              >
                {row.label}
              </th>
            </tr>
            <tr className="border-b last:border-0">
              <th
                scope="row"
                className="py-2 pr-2 text-left align-baseline text-sm font-normal text-muted-foreground max-sm:hidden"
              >
                {row.label}
              </th>
              {prices.map((price) => (
                <td
                  key={price.quantity}
                  aria-current={price.quantity === quantity || undefined}
                  className={cn(
                    "p-2 align-baseline max-sm:pt-0.5 sm:aria-[current]:bg-muted",
                    row.isStrong ? "font-semibold" : "text-sm",
                  )}
                >
                  {row.show(price)}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface Row {
  label: string;
  show: (price: Price) => string;
  isStrong?: boolean;
}

const rupees = (amount: number) => formatRupees(toPaise(amount));

function getRows(prices: readonly Price[], t: Translate): Row[] {
  const has = (part: (price: Price) => number) => prices.some((price) => part(price) > 0);
  return [
    { label: t("A piece"), show: ({ price, basis }) => rupees(price / basis), isStrong: true },
    ...(has(({ setup }) => setup)
      ? [{ label: t("Set-up"), show: ({ setup }: Price) => rupees(setup) }]
      : []),
    ...(has(({ tool }) => tool)
      ? [{ label: t("Tool, once"), show: ({ tool }: Price) => rupees(tool) }]
      : []),
    { label: t("Total before tax"), show: ({ total }) => rupees(total), isStrong: true },
    { label: t("Weight"), show: ({ weight }) => weightText(weight) },
    { label: t("Ready by"), show: ({ readyBy }) => weekdayText(new Date(readyBy), t.language) },
  ];
}

const GRAMS = 1000;

const weightText = (grams: number) =>
  `${(grams / GRAMS).toLocaleString("en-IN", { maximumFractionDigits: grams < 10 * GRAMS ? 1 : 0 })} kg`;
