import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { countText } from "@/lib/base/text/counts";
import { exampleText } from "@/lib/catalogue/sizes/admin/list-changes";
import { exampleKey } from "@/lib/catalogue/sizes/admin/table-problems";
import {
  TABLE_LIMITS,
  type TableContent,
  type TableExample,
} from "@/lib/catalogue/sizes/table-schema";
import { IconButton } from "../shared/row-buttons";

const { examples: MOST } = TABLE_LIMITS;

interface ExamplesProps {
  table: TableContent;
  onTry: (example: TableExample) => void;
  /** Null if read-only. */
  onChange: ((examples: TableExample[]) => void) | null;
}

/** The sizes whose prices are compared before the table is saved. */
export function Examples({ table, onTry, onChange }: ExamplesProps) {
  const { examples = [] } = table;
  return (
    <section aria-labelledby="size-examples" className="mt-6 border-t pt-5">
      <h4 id="size-examples" className="font-semibold">
        Examples
      </h4>
      <p className="mt-1 text-sm text-muted-foreground">
        {examples.length === 0
          ? "None yet: a change shows the prices of two boxes of each style. Try the sizes that you sell most, and save them here."
          : `A change shows what these cost before and after it. ${countText(examples.length)} of at most ${MOST}.`}
      </p>
      <ul className="mt-2 divide-y text-sm empty:hidden">
        {examples.map((example) => {
          const key = exampleKey(example);
          const text = exampleText(table, example);
          return (
            <li key={key} className="flex items-center gap-2 py-1">
              <span className="min-w-0 flex-1 break-words tabular">{text}</span>
              <Button variant="ghost" size="sm" onClick={() => onTry(example)}>
                Try<span className="sr-only"> {text}</span>
              </Button>
              {onChange && (
                <IconButton
                  Icon={X}
                  label={`Remove example ${text}`}
                  onClick={() => onChange(examples.filter((each) => exampleKey(each) !== key))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface SaveExampleProps {
  examples: readonly TableExample[];
  /** The size being tried. */
  example: TableExample;
  onChange: (examples: TableExample[]) => void;
}

/** Adds the size being tried to the examples. */
export function SaveExample({ examples, example, onChange }: SaveExampleProps) {
  const isSaved = examples.some((each) => exampleKey(each) === exampleKey(example));
  const isFull = examples.length >= MOST;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="outline"
        size="sm"
        // The pressed button keeps the focus.
        aria-disabled={isSaved || isFull}
        onClick={() => !isSaved && !isFull && onChange([...examples, example])}
      >
        Add to Examples
      </Button>
      <span role="status" className="text-sm text-muted-foreground">
        {isSaved ? "This is an example." : isFull && `Remove one of the ${MOST} examples first.`}
      </span>
    </div>
  );
}
