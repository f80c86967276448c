import { FieldError } from "@/components/shared/form/field-error";
import { QuantityStepper } from "@/components/ui/quantity-stepper";

interface LineQuantitiesProps {
  /** Names the list. */
  label: string;
  lines: readonly { line: string; name: string; most: number; hint: string }[];
  chosen: ReadonlyMap<string, number>;
  /** The label of a line's quantity. */
  question: (name: string) => string;
  error: string | undefined;
  onChange: (chosen: ReadonlyMap<string, number>) => void;
}

/** Asks for a quantity of each line of an order. */
export function LineQuantities(props: LineQuantitiesProps) {
  const { label, lines, chosen, question, error, onChange } = props;
  return (
    <>
      <ul aria-label={label} className="divide-y">
        {lines.map(({ line, name, most, hint }) => (
          <li
            key={line}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
              <p className="text-sm text-muted-foreground tabular">{hint}</p>
            </div>
            <QuantityStepper
              label={question(name)}
              value={chosen.get(line) ?? 0}
              min={0}
              max={most}
              onChange={(next) => onChange(new Map(chosen).set(line, next))}
            />
          </li>
        ))}
      </ul>
      {error && <FieldError id="line-quantities-error">{error}</FieldError>}
    </>
  );
}
