import { FormDialog } from "@/components/shared/form/form-dialog";
import { useZodForm } from "@/components/shared/form/zod-form";
import { TABLE_LIMITS, type TableContent } from "@/lib/catalogue/sizes/table-schema";
import { Fields, type FieldDefinition } from "../shared/fields";
import { RowInput, RowList } from "../shared/row-list";
import { newId } from "./change-table";
import { boardForm, finishForm, printForm, texts, type Entry } from "./typed-entries";

/** Dialogs for boards, prints and finishes. Their changes are saved with the table. */

interface EditProps<E> {
  table: TableContent;
  /** The entry's index; the number of entries for a new one. */
  index: number;
  onClose: () => void;
  onApply: (entry: E) => void;
}

/** Renaming keeps the id; a new entry gets one from its name. */
const named = <E extends { _id: string; name: string }>(entry: E, taken: readonly E[]): E =>
  entry._id === NEW
    ? {
        ...entry,
        _id: newId(
          entry.name,
          taken.map(({ _id }) => _id),
        ),
      }
    : entry;

/** A placeholder id until the name is known. */
const NEW = "new-entry";

const NAME: FieldDefinition = {
  name: "name",
  label: "Name",
  required: true,
  autoComplete: "off",
  hint: "As buyers read it",
  className: "sm:col-span-2",
};

const number = (name: string, label: string, hint?: string): FieldDefinition => ({
  name,
  label,
  ...(hint ? { hint } : {}),
  required: true,
  inputMode: "decimal",
  autoComplete: "off",
});

const BOARD: readonly FieldDefinition[] = [
  NAME,
  number("thickness", "Thickness in mm"),
  number("gsm", "GSM", "Grams per m² of the whole board"),
  number("recycledPercent", "Recycled share in %"),
];

export function EditBoard({ table, index, onClose, onApply }: EditProps<Entry<"boards">>) {
  const board = table.boards[index];
  const form = useZodForm(boardForm(board?._id ?? NEW, { table, index }), {
    name: board?.name ?? "",
    thickness: String(board?.thickness ?? ""),
    gsm: String(board?.gsm ?? ""),
    recycledPercent: String(board?.recycledPercent ?? 0),
    prices: board?.prices.map(texts) ?? [{ from: "", perM2: "" }],
  });
  return (
    <FormDialog
      title={board ? `Edit ${board.name}` : "Add Board"}
      form={form}
      onSubmit={(entry) => onApply(named(entry, table.boards))}
      onClose={onClose}
      submit="Apply"
    >
      <Fields of={BOARD} />
      <h3 className="mt-6 font-semibold">Prices</h3>
      <p className="mt-1 text-sm text-muted-foreground">
        Each holds from its day on. Enter a coming price early: it counts by itself from that day.
      </p>
      <RowList
        name="prices"
        what="price"
        most={TABLE_LIMITS.prices}
        fresh={{ from: "", perM2: "" }}
        first="from"
        isSorted
        head={
          <div aria-hidden className={`${DATED} mt-2.5 text-sm text-muted-foreground`}>
            <span>From</span>
            <span>₹ per m²</span>
          </div>
        }
        className="mt-1.5 space-y-2"
        rowClassName={DATED}
      >
        {({ index: row, at, buttons }) => (
          <>
            <RowInput name={at("from")} label={`First day of price ${row + 1}`} type="date" />
            <RowInput
              name={at("perM2")}
              label={`Price ${row + 1} in rupees per m²`}
              inputMode="decimal"
            />
            {buttons}
          </>
        )}
      </RowList>
    </FormDialog>
  );
}

/** A date needs more room than a price. */
const DATED = "grid grid-cols-[9.5rem_minmax(0,1fr)_auto] items-start gap-2";

/** Column headers of rows that end with a button. */
export function Heads({ names }: { names: readonly string[] }) {
  return (
    <div aria-hidden className="mt-2.5 flex gap-2 text-sm text-muted-foreground">
      {names.map((name) => (
        <span key={name} className="flex-1">
          {name}
        </span>
      ))}
      <span className="w-9 sm:pointer-coarse:w-11" />
    </div>
  );
}

const PRINT: readonly FieldDefinition[] = [
  NAME,
  number("colours", "Colours", "All colours, inside and outside. Plain has 0"),
  number("perM2", "₹ per m² and colour"),
  number("setup", "Set-up ₹ a colour", "Once for each run"),
];

export function EditPrint({ table, index, onClose, onApply }: EditProps<Entry<"prints">>) {
  const print = table.prints[index];
  const form = useZodForm(printForm(print?._id ?? NEW, { table, index }), {
    name: print?.name ?? "",
    colours: String(print?.colours ?? ""),
    perM2: String(print?.perM2 ?? ""),
    setup: String(print?.setup ?? ""),
  });
  return (
    <FormDialog
      title={print ? `Edit ${print.name}` : "Add Print"}
      form={form}
      onSubmit={(entry) => onApply(named(entry, table.prints))}
      onClose={onClose}
      submit="Apply"
    >
      <Fields of={PRINT} />
    </FormDialog>
  );
}

const FINISH: readonly FieldDefinition[] = [NAME, number("perM2", "₹ per m²")];

export function EditFinish({ table, index, onClose, onApply }: EditProps<Entry<"finishes">>) {
  const finish = table.finishes[index];
  const form = useZodForm(finishForm(finish?._id ?? NEW, { table, index }), {
    name: finish?.name ?? "",
    perM2: String(finish?.perM2 ?? ""),
  });
  return (
    <FormDialog
      title={finish ? `Edit ${finish.name}` : "Add Finish"}
      form={form}
      onSubmit={(entry) => onApply(named(entry, table.finishes))}
      onClose={onClose}
      submit="Apply"
    >
      <Fields of={FINISH} />
    </FormDialog>
  );
}
