"use client";

import { useId } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";

interface ColumnChoiceProps<Column extends string> {
  /** Our columns in order, with labels for the owner. */
  columns: readonly { column: Column; label: string }[];
  /** The file's column names. */
  names: readonly string[];
  chosen: Partial<Record<Column, string>>;
  onChoose: (column: Column, name: string) => void;
  /** The label for no column. */
  none: string;
}

export function ColumnChoice<Column extends string>(props: ColumnChoiceProps<Column>) {
  const { columns, names, chosen, onChoose, none } = props;
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {columns.map(({ column, label }) => (
        <div key={column}>
          <Label htmlFor={`${id}-${column}`} className="mb-1.5">
            {label}
          </Label>
          <NativeSelect
            id={`${id}-${column}`}
            value={chosen[column] ?? ""}
            onChange={(event) => onChoose(column, event.target.value)}
          >
            <option value="">{none}</option>
            {names.map((name, index) => (
              <option key={`${name} ${index}`} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </div>
      ))}
    </div>
  );
}
