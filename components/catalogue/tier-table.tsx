"use client";

import { cn } from "@/lib/cn";
import { termsOf } from "@/lib/catalogue/sale-terms";
import { tierRows, type TierRow } from "@/lib/catalogue/tier-rows";
import { unitPrice } from "@/lib/catalogue/unit-price";
import { countText } from "@/lib/counts";
import { formatRupees } from "@/lib/pricing/money";
import { usePurchaseState } from "./purchase-context";

/** What a pack costs at which quantities; the row of the chosen one stands out. */
export function TierTable() {
  const { product, quantity } = usePurchaseState();
  const rows = tierRows(termsOf(product));
  if (rows.length === 0) return null;
  return (
    <table className="w-full max-w-md border-y text-left tabular">
      <caption className="sr-only">Price of a pack by quantity</caption>
      <thead className="text-sm text-muted-foreground">
        <tr>
          <th scope="col" className="py-1.5 pr-3 pl-2 font-normal">
            Packs
          </th>
          <th scope="col" className="py-1.5 pr-3 font-normal">
            Price a pack
          </th>
          <th scope="col" className="py-1.5 pr-2 text-right font-normal">
            You save
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.from}
            row={row}
            packSize={product.packSize}
            isChosen={quantity >= row.from && (row.to === null || quantity <= row.to)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: TierRow;
  packSize: string | null;
  isChosen: boolean;
}

function Row({ row, packSize, isChosen }: RowProps) {
  const unit = unitPrice(row.pricePaise, packSize);
  return (
    <tr aria-current={isChosen || undefined} className={cn("border-t", isChosen && "bg-muted")}>
      <th scope="row" className={cn("py-2 pr-3 pl-2", isChosen ? "font-semibold" : "font-normal")}>
        {rangeText(row)}
      </th>
      <td className="py-2 pr-3">
        <span className="font-semibold">{formatRupees(row.pricePaise)}</span>
        {unit && (
          <span className="block text-sm text-muted-foreground">
            {formatRupees(unit.paise)} a {unit.unit}
          </span>
        )}
      </td>
      <td className="py-2 pr-2 text-right text-signal">
        {row.percentOff > 0 ? `${row.percentOff}%` : ""}
      </td>
    </tr>
  );
}

function rangeText({ from, to }: TierRow): string {
  if (to === null) return `${countText(from)} or more`;
  return from === to ? countText(from) : `${countText(from)} to ${countText(to)}`;
}
