import type { ComponentProps } from "react";
import { useTranslate } from "#words";
import { NativeSelect } from "@/components/ui/native-select";
import { fieldKind } from "./field-kinds";
import { FieldFrame, type FieldProps } from "./field-frame";
import { useTextField } from "./use-field";

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<"select">, keyof FieldProps> {
  /** A string is its own value and is translated for display. */
  options: readonly (string | { value: string; label: string })[];
  /** The first entry, which has an empty value. */
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, required, className, options, placeholder, ...select } = props;
  const t = useTranslate();
  const field = useTextField(name);
  const entries = options.map((entry) =>
    typeof entry === "string" ? { value: entry, label: t(entry) } : entry,
  );
  // Without an empty entry it always has a value, so it is not optional.
  const isFilled = placeholder === undefined && entries.every(({ value }) => value !== "");
  return (
    <FieldFrame {...{ name, label, hint, required: required ?? isFilled, className }}>
      {(control) => (
        <NativeSelect
          autoComplete={fieldKind(name).autoComplete}
          {...select}
          {...control}
          {...field}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {entries.map((entry) => (
            <option key={entry.value} value={entry.value}>
              {entry.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
