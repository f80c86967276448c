"use client";

import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";
import { fieldKind } from "./field-kinds";
import { FieldFrame, type FieldProps } from "./field-frame";
import { useLongest } from "./form-frame";
import { formatInput } from "./format-input";
import { useTextField } from "./use-field";

interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps | "onChange" | "onInput"> {
  /** Brings what is typed into shape, such as "MM/YY"; runs on every change. */
  format?: (value: string) => string;
}

/** One line of text. Autofill and keyboard follow from the field's name; props override them. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, required, className, format, ...input } = props;
  const field = useTextField(name);
  const longest = useLongest(name);
  return (
    <FieldFrame {...{ name, label, hint, required, className }}>
      {(control) => (
        <Input
          {...fieldKind(name)}
          maxLength={longest}
          {...input}
          {...control}
          {...field}
          onInput={format && formatInput(format)}
        />
      )}
    </FieldFrame>
  );
}
