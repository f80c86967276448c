import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { fieldKind } from "./field-kinds";
import { FieldFrame, type FieldProps } from "./field-frame";
import { useLongest } from "./form-frame";
import { useTextField } from "./use-field";

interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps | "onChange" | "onInput"> {
  /** Formats the typed text, such as "MM/YY"; runs on every change. */
  format?: (value: string) => string;
}

/** A single-line text field. Autofill and keyboard follow from its name; props override them. */
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
          ref={(input) => {
            // Input from before hydration is read from the control when it registers.
            if (input && format) formatText(input, format);
            field.ref(input);
          }}
          onInput={format && (({ currentTarget }) => formatText(currentTarget, format))}
        />
      )}
    </FieldFrame>
  );
}

/** Formats the control's text and keeps the caret after the same character. */
function formatText(input: HTMLInputElement, format: (text: string) => string): void {
  const typed = input.value;
  const formatted = format(typed);
  if (formatted === typed) return;
  const end = input.selectionStart ?? typed.length;
  const caret = end < typed.length ? format(typed.slice(0, end)).length : formatted.length;
  input.value = formatted;
  // Setting it elsewhere would take the focus in some browsers.
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

type TextareaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

/** A multi-line text field that grows with its content. */
export function TextareaField(props: TextareaFieldProps) {
  const { name, label, hint, required, className, ...textarea } = props;
  const field = useTextField(name);
  const longest = useLongest(name);
  return (
    <FieldFrame {...{ name, label, hint, required, className }}>
      {(control) => <Textarea maxLength={longest} {...textarea} {...control} {...field} />}
    </FieldFrame>
  );
}
