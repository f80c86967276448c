"use client";

import type { ComponentProps, InputEvent } from "react";
import { Input } from "@/components/ui/input";
import { fieldKind } from "./field-kinds";
import { FieldFrame, type FieldProps } from "./field-frame";
import { useLongest } from "./form-frame";
import { useTextField } from "./use-field";

interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps | "onChange" | "onInput"> {
  /** Formats the typed text, such as "MM/YY"; runs on every change. */
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

/** Formats the control's text on input and keeps the caret after the same character. */
function formatInput(format: (text: string) => string) {
  return ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
    const typed = input.value;
    const formatted = format(typed);
    if (formatted === typed) return;
    const end = input.selectionStart ?? typed.length;
    const caret = end < typed.length ? format(typed.slice(0, end)).length : formatted.length;
    input.value = formatted;
    input.setSelectionRange(caret, caret);
  };
}
