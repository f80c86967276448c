import { Checkbox } from "@/components/ui/checkbox";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { counted } from "@/lib/base/text/counts";
import type { ReturnRequest } from "@/lib/fulfilment/schemas";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";

type Returnable = NonNullable<OrderActions["returnable"]>[number];
type ReturnedLine = ReturnRequest["lines"][number];

interface ReturnLinesProps {
  returnable: readonly Returnable[];
  chosen: ReadonlyMap<string, ReturnedLine>;
  onChange: (line: ReturnedLine) => void;
}

export function ReturnLines({ returnable, chosen, onChange }: ReturnLinesProps) {
  return (
    <ul aria-label="What came back" className="divide-y">
      {returnable.map((sold) => (
        <li key={sold.line} className="py-3 first:pt-0">
          <Line
            sold={sold}
            value={chosen.get(sold.line) ?? { line: sold.line, quantity: 0, restock: true }}
            onChange={onChange}
          />
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  sold: Returnable;
  value: ReturnedLine;
  onChange: (line: ReturnedLine) => void;
}

function Line({ sold, value, onChange }: LineProps) {
  const { name, packSize, isStock, bought, returned, compensated } = sold;
  const out = Math.max(0, bought - compensated);
  const settled = compensated - returned;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="text-sm text-muted-foreground tabular">
            {packSize && `${packSize}, `}
            {counted(bought, "pack")} bought{returned > 0 && `, ${returned} came back`}
            {settled > 0 && `, ${settled} credited or replaced`}
          </p>
        </div>
        <QuantityStepper
          label={`Packs of ${name} that came back`}
          value={value.quantity}
          min={0}
          max={out}
          disabled={out === 0}
          onChange={(quantity) => onChange({ ...value, quantity })}
        />
      </div>
      {value.quantity > 0 && isStock && (
        <label className="mt-1 flex min-h-11 items-center gap-3">
          <Checkbox
            checked={value.restock}
            onChange={(event) => onChange({ ...value, restock: event.target.checked })}
          />
          <span>
            Back into the stock<span className="sr-only"> of {name}</span>
          </span>
        </label>
      )}
    </>
  );
}
