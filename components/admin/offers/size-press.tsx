import { useEffect, useEffectEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { readDecimal, readWhole, type Read } from "@/lib/base/tables/read-number";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { call } from "@/lib/client/api";
import { specTexts } from "@/lib/orders/line-text";
import type { StyleId } from "@/lib/pricing/size-spec";
import type { LineValues } from "./line-values";
import type { TermsValues } from "./offer-form";
import { applySize } from "./apply-size";
import { knownSize } from "./sized-values";

const loadStyles = (_: string, signal: AbortSignal) => call("GET /styles", { signal });

const SIDES = [
  ["length", "Length (mm)"],
  ["width", "Width (mm)"],
  ["height", "Height (mm)"],
] as const;

const MEASURED = [
  { value: "1", label: "Inside" },
  { value: "0", label: "Outside" },
];

/** Fills in the prices of a line from the size table. */
export function SizePress({ index }: { index: number }) {
  const line = useWatch({ name: `lines.${index}` }) as LineValues;
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !line.made) {
    return (
      <div className="sm:col-span-6">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Price by Size
        </Button>
      </div>
    );
  }
  return (
    <div className="space-y-3 rounded-md border p-3 sm:col-span-6">
      <SizePart {...{ index, line, isOpen, setOpen }} />
    </div>
  );
}

interface SizePartProps {
  index: number;
  line: LineValues;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The fields of a size; once its prices are taken, the size in words. */
function SizePart({ index, line, isOpen, setOpen }: SizePartProps) {
  const { sized, made, spec } = line;
  const { setValue } = useFormContext<TermsValues>();
  const { value: styles, error, reload } = useLoad({ load: loadStyles });
  const { busy, take } = useTake(index, setOpen);
  const fillIn = useEffectEvent((all: readonly Style[]) => {
    if (sized.style === "") setValue(`lines.${index}.sized`, knownSize(line, all));
  });
  useEffect(() => {
    // After the fields' own first reading, which would empty what has no option yet (useField).
    if (styles) queueMicrotask(() => fillIn(styles));
  }, [styles]);
  if (!styles) {
    return error ? <LoadFailure text={error.message} retry={reload} /> : <Spinner />;
  }
  const style = styles.find(({ _id }) => _id === sized.style);
  return (
    <>
      {isOpen && <SizeFields index={index} styles={styles} style={style} />}
      {made && (
        <p className="text-sm break-words text-muted-foreground">
          {specTexts(spec).filter(Boolean).join(", ")}: for 1,000 pieces, by version {made.table} of
          the size table.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size={made ? "sm" : "default"}
          disabled={busy || !style}
          onClick={() => style && void take(style)}
        >
          {made ? "Take Today’s Prices" : "Take Prices"}
        </Button>
        {made && !isOpen && (
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            Change Size
          </Button>
        )}
        {made && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setOpen(false);
              setValue(`lines.${index}.made`, null, { shouldDirty: true });
              setValue(`lines.${index}.costs`, []);
            }}
          >
            Describe by Hand
          </Button>
        )}
      </div>
    </>
  );
}

interface SizeFieldsProps {
  index: number;
  styles: readonly Style[];
  style: Style | undefined;
}

function SizeFields({ index, styles, style }: SizeFieldsProps) {
  const at = (field: string) => `lines.${index}.sized.${field}`;
  const choice = (name: string, label: string, all: readonly { _id: string; name: string }[]) => (
    <SelectField
      // A choice shows its value only once its options are there: those of a style come with it.
      key={all === styles ? name : `${name} ${style?._id}`}
      name={at(name)}
      label={label}
      placeholder={name === "finish" ? "None" : "Choose"}
      required={name !== "finish"}
      options={all.map((each) => ({ value: each._id, label: each.name }))}
      className="col-span-6 sm:col-span-2"
    />
  );
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4">
      {choice("style", "Style", styles)}
      {choice("board", "Board", style?.boards ?? [])}
      {choice("print", "Printed", style?.prints ?? [])}
      {SIDES.map(([side, label]) => (
        <TextField
          key={side}
          name={at(side)}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          required
          className="col-span-6 sm:col-span-2"
        />
      ))}
      <SelectField
        name={at("inside")}
        label="Measured"
        options={MEASURED}
        className="col-span-6 sm:col-span-2"
      />
      {choice("finish", "Surface", style?.finishes ?? [])}
    </div>
  );
}

/** Loads the table's prices for every quantity of a line, or for the style's quantities if there are none. */
function useTake(index: number, setOpen: (isOpen: boolean) => void) {
  const form = useFormContext<TermsValues>();
  const name = `lines.${index}` as const;
  const [rows, setRows] = useState<number[]>([]);
  const { busy, run } = useAction({
    title: "No Prices Taken",
    text: "The line was not changed. Please try again.",
    onRefused: ({ fields }) => showProblems(fields, rows),
  });

  function showProblems(fields: Record<string, string>, asked: readonly number[]): boolean {
    const problems = Object.entries(fields);
    if (problems.length > 0) setOpen(true);
    for (const [field, message] of problems) {
      const [list, place] = field.split(".");
      const row = list === "quantities" ? (asked[Number(place)] ?? 0) : undefined;
      const at =
        row === undefined ? `${name}.sized.${field}` : `${name}.quantities.${row}.quantity`;
      form.setError(at as typeof name, { type: "server", message }, { shouldFocus: true });
    }
    return problems.length > 0;
  }

  async function take(style: Style) {
    const lines = form.getValues("lines");
    const line = lines[index];
    if (!line) return;
    form.clearErrors(name);
    const { request, problems, asked } = readLine(line, style);
    if (showProblems(problems, asked)) return;
    setRows(asked);
    await run(async () => {
      const tried = await call("POST /admin/size-table/try", { body: request });
      form.setValue("lines", applySize(form.getValues("lines"), index, tried), {
        shouldDirty: true,
      });
      setOpen(false);
      setTimeout(() => form.setFocus(`${name}.quantities.0.price`));
    });
  }

  return { busy, take };
}

function readLine({ sized, quantities }: LineValues, style: Style) {
  const { board, print, finish, inside } = sized;
  const read = {
    length: readDecimal(sized.length),
    width: readDecimal(sized.width),
    height: readDecimal(sized.height),
  };
  const typed = quantities.flatMap(({ quantity }, row) =>
    quantity.trim() ? [{ row, ...readWhole(quantity) }] : [],
  );
  const counts = typed.map(({ value = 0 }) => value);
  const all: [string, Read<number>][] = [
    ...Object.entries(read),
    ...typed.map((each, at): [string, Read<number>] => [`quantities.${at}`, each]),
  ];
  return {
    asked: typed.map(({ row }) => row),
    problems: Object.fromEntries(
      all.flatMap(([field, { reason }]) => (reason === undefined ? [] : [[field, reason]])),
    ),
    request: {
      style: style._id satisfies StyleId,
      length: read.length.value ?? 0,
      width: read.width.value ?? 0,
      height: read.height.value ?? 0,
      inside: inside === "1",
      board,
      print,
      finish: finish || null,
      quantities: counts.length > 0 ? counts : style.quantities,
    },
  };
}
