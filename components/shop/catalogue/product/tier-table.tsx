import { useTranslate } from "#words";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import { tierRows, type TierRow } from "@/lib/catalogue/price/tier-rows";
import { unitPrice, unitPriceText } from "@/lib/catalogue/price/unit-price";
import { countText } from "@/lib/base/text/counts";
import { formatRupees } from "@/lib/pricing/money";
import type { Translate } from "@/lib/i18n/translate";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { TierTableRow } from "./tier-table-row";

/** The price of a pack by quantity; highlights the row of the chosen quantity. */
export function TierTable({ product }: { product: ProductSummary }) {
  const t = useTranslate();
  const rows = tierRows(toSaleTerms(product));
  if (rows.length === 0) return null;
  return (
    <table className="w-full max-w-md border-y text-left tabular">
      <caption className="sr-only">{t("Price of a pack by quantity")}</caption>
      <thead className="text-sm text-muted-foreground">
        <tr>
          <th scope="col" className="py-1.5 pr-3 pl-2 font-normal">
            {t("Packs")}
          </th>
          <th scope="col" className="py-1.5 pr-3 font-normal">
            {t("Price per pack")}
          </th>
          <th scope="col" className="py-1.5 pr-2 text-right font-normal">
            {t("You save")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TierTableRow key={row.from} from={row.from} to={row.to}>
            <Cells row={row} packSize={product.packSize} />
          </TierTableRow>
        ))}
      </tbody>
    </table>
  );
}

function Cells({ row, packSize }: { row: TierRow; packSize: string | null }) {
  const t = useTranslate();
  const unit = unitPrice(row.pricePaise, packSize);
  return (
    <>
      <th scope="row" className="py-2 pr-3 pl-2 font-normal group-aria-[current]:font-semibold">
        {rangeText(row, t)}
      </th>
      <td className="py-2 pr-3">
        <span className="font-semibold">{formatRupees(row.pricePaise)}</span>
        {unit && (
          <span className="block text-sm text-muted-foreground">{unitPriceText(unit, t)}</span>
        )}
      </td>
      <td className="py-2 pr-2 text-right text-signal">
        {row.percentOff > 0 ? `${row.percentOff}%` : ""}
      </td>
    </>
  );
}

function rangeText({ from: least, to: most }: TierRow, t: Translate): string {
  const from = countText(least);
  if (most === null) return t("{from} or more", { from });
  return least === most ? from : t("{from} to {to}", { from, to: countText(most) });
}
