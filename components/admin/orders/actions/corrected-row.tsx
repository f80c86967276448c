import { RotateCcw, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Input } from "@/components/ui/input";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { cn } from "@/lib/base/cn";
import { priceUnit, quantityWords } from "@/lib/orders/line-text";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { IconButton } from "../../shared/row-buttons";
import { isAgreedPrice, type CorrectedLineRow, type CorrectedLines } from "./use-corrected-lines";

interface CorrectedRowProps {
  row: CorrectedLineRow;
  lines: CorrectedLines;
  mayAgree: boolean;
}

/** A line in the correction: its quantity, its agreed price, and a button to remove it. */
export function CorrectedRow({ row, lines, mayAgree }: CorrectedRowProps) {
  const { id, name, line, quantity, step, price, isExtra } = row;
  const isOut = quantity === 0;
  const before = line?.quantity ?? 0;
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 leading-tight max-sm:col-span-full">
        <p className={cn("font-semibold", isOut && "line-through")}>{name}</p>
        <p className="text-sm text-muted-foreground tabular">{describe(row)}</p>
      </div>
      {isExtra ? (
        <p className="col-span-2 text-sm text-muted-foreground max-sm:col-span-full">
          Follows its line
        </p>
      ) : (
        <>
          <div role="presentation" onKeyDown={preventEnterSubmit} className="max-sm:col-span-2">
            <QuantityStepper
              value={quantity}
              min={0}
              max={10_000_000}
              step={step}
              label={`Quantity of ${name}`}
              onChange={(next) => lines.change(id, { quantity: next })}
            />
          </div>
          <IconButton
            Icon={isOut ? RotateCcw : X}
            label={isOut ? `Put ${name} back` : `Take out ${name}`}
            onClick={() => lines.change(id, { quantity: isOut ? before || step : 0 })}
          />
        </>
      )}
      {mayAgree && !isOut && (
        <label className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
          Agreed price, in rupees
          <Input
            value={price}
            inputMode="decimal"
            autoComplete="off"
            placeholder={line ? formatRupees(toPaise(line.price)) : "Today’s price"}
            aria-invalid={!isAgreedPrice(price)}
            className="w-36 tabular"
            onKeyDown={preventEnterSubmit}
            onChange={(event) => lines.change(id, { price: event.currentTarget.value.trim() })}
          />
          <span className="sr-only">for {name}</span>
        </label>
      )}
    </li>
  );
}

/** Describes the ordered quantity and price. */
function describe({ line }: CorrectedLineRow): string {
  if (!line) return "Added";
  const { quantity, unit, price, basis, product } = line;
  const per = priceUnit({ unit, basis, packSize: product.packSize });
  return `Ordered: ${quantityWords(quantity, unit)}, ${formatRupees(toPaise(price))} per ${per}`;
}

/** Enter commits the input of a line; it does not save the order. */
function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
