import type { ComponentProps } from "react";
import { Textarea } from "@/components/ui/textarea";
import { FieldFrame, type FieldProps } from "./field-frame";
import { useLongest } from "./form-frame";
import { useTextField } from "./use-field";

type TextareaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

/** Several lines of text; the control grows with its content. */
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
