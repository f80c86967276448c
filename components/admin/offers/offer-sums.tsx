import { createContext, use } from "react";
import { useWatch } from "react-hook-form";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { countText } from "@/lib/base/text/counts";
import { useMay } from "@/lib/client/use-role";
import type { LineUnit } from "@/lib/db/generated/enums";
import { quantityWords } from "@/lib/orders/line-text";
import type { Earnings } from "@/lib/pricing/earnings/earnings";
import { toRupees } from "@/lib/pricing/money";
import { listChoices, listOfferTotals } from "@/lib/pricing/earnings/offer-totals";
import type { LineValues } from "./line-values";
import { typedLines, typedPaise } from "./typed-lines";

/** Known costs of a pack of each product, in paise by `_id`. */
export const ProductCosts = createContext<ReadonlyMap<string, number>>(new Map());

/** Totals of a line's quantities, the smallest first, updated while typing. */
export function LineSums({ name }: { name: string }) {
  const line = useWatch({ name }) as LineValues | undefined;
  const [typed] = typedLines(line ? [line] : [], use(ProductCosts));
  const choices = typed ? listChoices(typed) : [];
  if (!line || choices.length === 0) return null;
  const unit = line.kind === "product" ? "PAC" : (line.unit as LineUnit);
  return (
    <ul aria-label="Totals of the line" className="mt-3 space-y-1 border-t pt-3 text-sm">
      {choices.map(({ quantity, totalPaise, ...earnings }) => (
        <li key={quantity}>
          <Sum label={quantityWords(quantity, unit)} paise={totalPaise} />
          <Earned {...earnings} />
        </li>
      ))}
    </ul>
  );
}

/** Totals of the offer before tax for each quantity, the smallest first, updated while typing. */
export function OfferSums() {
  const [lines, discount, shipping, pin] = useWatch({
    name: ["lines", "discount", "shipping", "pin"],
  }) as [LineValues[], string, string, string];
  const totals = listOfferTotals(typedLines(lines, use(ProductCosts)), {
    discountPaise: typedPaise(discount) ?? 0,
    // The rates price it on saving.
    shippingPaise: pin ? 0 : (typedPaise(shipping) ?? 0),
  });
  if (totals.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Total Before Tax</h2>
      <p className="mt-1 text-sm text-muted-foreground">
        With the discount and {pin ? "without the shipping, which the rates price" : "the shipping"}
        {totals.length > 1 && "; for every quantity, the smallest first"}.
      </p>
      <ul aria-label="Totals of the offer" className="mt-3 space-y-2">
        {totals.map(({ quantities, totalPaise, ...earnings }) => (
          <li key={quantities.join()}>
            <Sum label={quantities.map(countText).join(" + ")} paise={totalPaise} />
            <Earned {...earnings} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sum({ label, paise }: { label: string; paise: number }) {
  return (
    <p className="flex items-baseline justify-between gap-3 tabular">
      <span className="min-w-0 break-words">{label}</span>
      <span className="font-semibold">
        <Rupees amount={toRupees(paise)} />
      </span>
    </p>
  );
}

/** Cost and margin, for users who may read costs. */
function Earned({ costPaise, marginPaise, percent }: Earnings) {
  const mayRead = useMay("costs.read");
  if (!mayRead) return null;
  if (marginPaise === null) {
    return <p className="text-sm text-muted-foreground">Cost and margin not known</p>;
  }
  const isLoss = marginPaise < 0;
  return (
    <p className={`text-sm ${isLoss ? "text-destructive" : "text-muted-foreground"}`}>
      Cost <Rupees amount={toRupees(costPaise)} />, {isLoss ? "loss" : "margin"}{" "}
      <Rupees amount={toRupees(Math.abs(marginPaise))} />
      {percent === null
        ? ", of the lines whose cost is known"
        : ` (${countText(Math.abs(percent))}%)`}
    </p>
  );
}
