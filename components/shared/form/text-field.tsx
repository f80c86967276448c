"use client";

import type { ChangeEvent, ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { Input } from "@/components/ui/input";
import { fieldKind } from "./field-kinds";
import { FieldFrame, type FieldProps } from "./field-frame";
import { useLongest } from "./form-frame";

interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps | "onChange"> {
  /** Brings what is typed into shape, such as "MM/YY"; runs on every change. */
  format?: (value: string) => string;
}

/** One line of text. Autofill and keyboard follow from the field's name; props override them. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, required, className, format, ...input } = props;
  const { onChange, ...field } = useFormContext().register(name);
  const longest = useLongest(name);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (format) event.target.value = format(event.target.value);
    return onChange(event);
  };
  return (
    <FieldFrame {...{ name, label, hint, required, className }}>
      {(control) => (
        <Input
          {...fieldKind(name)}
          maxLength={longest}
          {...input}
          {...control}
          {...field}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}
