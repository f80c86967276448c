import { useId, useRef, useState } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { usePaused } from "@/components/shared/call/use-paused";
import { FieldError } from "@/components/shared/form/field-error";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { LabelledSelect } from "@/components/ui/labelled-select";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { readAddress } from "@/lib/catalogue/sizes/read-address";
import { readSize } from "@/lib/catalogue/sizes/size-address";
import { toSizeValues, type RequestedSize } from "@/lib/catalogue/sizes/size-link";
import type { TableContent, TableExample } from "@/lib/catalogue/sizes/table-schema";
import type { StyleId } from "@/lib/pricing/size-spec";
import { LoadState } from "../shared/loaded";
import { Examples, SaveExample } from "./examples";
import { tryPrice } from "./load-tried";
import { TriedPrice, TriedTotal } from "./tried-price";

interface TryPriceProps {
  table: TableContent;
  isUnsaved: boolean;
  /** Null if read-only. */
  onExamples: ((examples: TableExample[]) => void) | null;
}

/** "What would 1,000 of this cost?", by the displayed table. */
export function TryPrice({ table, isUnsaved, onExamples }: TryPriceProps) {
  const [begun, setBegun] = useState<Begun>({ turn: 0 });
  const card = useRef<HTMLDivElement>(null);
  const style = table.styles.find(({ _id }) => _id === begun.style) ?? table.styles[0];
  const begin = (from: Omit<Begun, "turn">) =>
    setBegun(({ turn }) => ({ ...from, turn: turn + 1 }));
  return (
    <Card ref={card} className="scroll-mt-40 p-5 sm:p-6" role="region" aria-label="Try a price">
      <h3 className="text-heading">What would 1,000 of this cost?</h3>
      <p className="mt-1 text-sm text-muted-foreground">
        {isUnsaved ? "By your unsaved table, before GST." : "By the saved table, before GST."}
      </p>
      {style ? (
        <>
          <LabelledSelect
            label="Style"
            value={style._id}
            options={table.styles.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChoose={(id) => begin({ style: id as StyleId })}
            className="mt-4"
          />
          <Trial
            key={`${style._id} ${begun.turn}`}
            table={table}
            style={toStyle(table, style)}
            example={begun.example}
            onExamples={onExamples}
          />
          <Examples
            table={table}
            onTry={(example) => {
              begin({ style: example.style, example });
              card.current?.scrollIntoView();
            }}
            onChange={onExamples}
          />
        </>
      ) : (
        <p className="mt-4 text-sm">Add a board and a style first.</p>
      )}
    </Card>
  );
}

/** The initial values of the trial; each turn restarts it. */
interface Begun {
  style?: StyleId;
  example?: TableExample;
  turn: number;
}

/** Converts a style for the size form. */
function toStyle(table: TableContent, style: TableContent["styles"][number]): Style {
  const chosen = <T extends { _id: string }>(all: readonly T[], ids: readonly string[]) =>
    all.filter(({ _id }) => ids.includes(_id));
  return {
    ...style,
    boards: chosen(table.boards, style.boards),
    prints: chosen(table.prints, style.prints),
    finishes: chosen(table.finishes, style.finishes),
    from: 0,
  };
}

const SIDES = [
  ["l", "length", "Length mm"],
  ["w", "width", "Width mm"],
  ["h", "height", "Height mm"],
] as const;

/** The chosen id, or the first if the style no longer has it. */
const keep = (options: readonly { _id: string }[], id: string) =>
  options.some(({ _id }) => _id === id) ? id : (options[0]?._id ?? "");

interface TrialProps extends Pick<TryPriceProps, "table" | "onExamples"> {
  style: Style;
  example: TableExample | undefined;
}

function Trial({ table, style, example, onExamples }: TrialProps) {
  const id = useId();
  const [typed, setTyped] = useState(() =>
    example ? toSizeValues(example, example.quantity) : readAddress(style, { qty: "1000" }),
  );
  const requested: RequestedSize = {
    ...typed,
    board: keep(style.boards, typed.board),
    print: keep(style.prints, typed.print),
    finish: typed.finish === "" ? "" : keep(style.finishes, typed.finish),
  };
  const change = (part: Partial<RequestedSize>) => setTyped({ ...requested, ...part });
  const { spec, quantity = 0, problems: unread } = readSize(requested);
  const question = JSON.stringify(
    spec ? { style: style._id, ...spec, quantities: [quantity], table } : null,
  );
  const paused = usePaused(question);
  const tried = useLoad({ load: tryPrice, question: paused });
  const isCurrent = tried.isCurrent && paused === question;
  const problems = unread ?? tried.value?.problems ?? {};
  const options = (all: readonly { _id: string; name: string }[]) =>
    all.map(({ _id, name }) => ({ value: _id, label: name }));
  const answer = !unread && !tried.error ? tried.value?.answer : undefined;
  return (
    <>
      <div
        aria-live="polite"
        aria-busy={!isCurrent}
        className="sticky top-0 z-10 -mx-5 min-h-24 bg-card px-5 py-3 aria-busy:text-muted-foreground sm:-mx-6 sm:px-6"
      >
        {answer && <TriedTotal tried={answer} />}
        {!unread && <LoadState of={tried} text="The price could not be worked out." />}
        {!unread && problems.board && <p className="text-sm">{problems.board}</p>}
      </div>
      <div className="mt-1 grid grid-cols-3 gap-x-3 gap-y-4">
        {SIDES.map(([key, name, label]) => (
          <div key={key} className="min-w-0">
            <Label htmlFor={`${id}-${key}`} className="mb-1.5">
              {label}
            </Label>
            <Input
              id={`${id}-${key}`}
              value={requested[key]}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={problems[name] !== undefined}
              aria-describedby={problems[name] && `${id}-${key}-error`}
              className="tabular"
              onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
            />
          </div>
        ))}
        <div className="col-span-3 -mt-2.5 empty:hidden">
          {SIDES.map(
            ([key, name]) =>
              problems[name] && (
                <FieldError key={key} id={`${id}-${key}-error`} isQuiet>
                  {problems[name]}
                </FieldError>
              ),
          )}
        </div>
        <LabelledSelect
          label="Measured"
          value={requested.inside ? "1" : "0"}
          options={[
            { value: "1", label: "Inside" },
            { value: "0", label: "Outside" },
          ]}
          onChoose={(value) => change({ inside: value === "1" })}
          className="col-span-2"
        />
        <div className="min-w-0">
          <Label htmlFor={`${id}-qty`} className="mb-1.5">
            Pieces
          </Label>
          <Input
            id={`${id}-qty`}
            value={requested.qty}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={problems.quantity !== undefined}
            aria-describedby={problems.quantity && `${id}-qty-error`}
            className="tabular"
            onChange={({ currentTarget }) => change({ qty: currentTarget.value })}
          />
        </div>
        <div className="col-span-3 -mt-2.5 empty:hidden">
          {problems.quantity && (
            <FieldError id={`${id}-qty-error`} isQuiet>
              {problems.quantity}
            </FieldError>
          )}
        </div>
        <LabelledSelect
          label="Board"
          value={requested.board}
          options={options(style.boards)}
          onChoose={(board) => change({ board })}
          className="col-span-3"
        />
        <LabelledSelect
          label="Print"
          value={requested.print}
          options={options(style.prints)}
          onChoose={(print) => change({ print })}
          className="col-span-3"
        />
        {style.finishes.length > 0 && (
          <LabelledSelect
            label="Finish"
            value={requested.finish}
            options={[{ value: "", label: "None" }, ...options(style.finishes)]}
            onChoose={(finish) => change({ finish })}
            className="col-span-3"
          />
        )}
      </div>
      <div aria-busy={!isCurrent} className="mt-5 aria-busy:opacity-60">
        {answer && (
          <TriedPrice
            tried={answer}
            style={style._id}
            board={style.boards.find(({ _id }) => _id === answer.spec.board)}
          />
        )}
        {spec && onExamples && tried.value?.answer && (
          <SaveExample
            examples={table.examples ?? []}
            example={{ style: style._id, ...spec, quantity }}
            onChange={onExamples}
          />
        )}
      </div>
    </>
  );
}
