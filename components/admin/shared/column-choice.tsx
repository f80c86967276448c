import { LabelledSelect } from "@/components/ui/labelled-select";

interface ColumnChoiceProps<Column extends string> {
  /** Our columns in order, with labels for the owner. */
  columns: readonly { column: Column; label: string }[];
  names: readonly string[];
  chosen: Partial<Record<Column, string>>;
  onChoose: (column: Column, name: string) => void;
  /** The label for no column. */
  none: string;
}

export function ColumnChoice<Column extends string>(props: ColumnChoiceProps<Column>) {
  const { columns, names, chosen, onChoose, none } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {columns.map(({ column, label }) => (
        <LabelledSelect
          key={column}
          label={label}
          value={chosen[column] ?? ""}
          options={[
            { value: "", label: none },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChoose={(name) => onChoose(column, name)}
        />
      ))}
    </div>
  );
}
