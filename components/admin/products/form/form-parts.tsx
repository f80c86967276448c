"use client";

import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { type FieldArray, useFieldArray, useFormContext } from "react-hook-form";
import { FieldError } from "@/components/shared/form/field-frame";
import { useTextField } from "@/components/shared/form/use-field";
import { Input } from "@/components/ui/input";
import type { ProductFormValues } from "./form-values";
import type { ProductFormReturn } from "./use-save-product";

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {hint && <p className="mt-0.5 text-sm text-muted-foreground">{hint}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

interface RowInputProps extends ComponentProps<"input"> {
  name: string;
  /** For screen readers; the columns of a list need no visible one at each row. */
  label: string;
}

export function RowInput({ name, label, ...input }: RowInputProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const field = useTextField(name);
  const error = getFieldState(name, formState).error?.message;
  return (
    <div className="min-w-0 flex-1">
      <Input
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
        autoComplete="off"
        {...input}
        {...field}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

type ListName = "priceTiers" | "features" | "specifications" | "productReviews";

/** The rows of a list in the form, with the focus where somebody goes on typing. */
export function useRows<N extends ListName>(name: N, first: string) {
  const { control } = useFormContext() as ProductFormReturn;
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: "key" });
  const addButton = useRef<HTMLButtonElement>(null);

  return {
    fields,
    addButton,
    add: (row: FieldArray<ProductFormValues, N>) =>
      append(row, { focusName: `${name}.${fields.length}.${first}` }),
    move,
    remove: (index: number) => {
      remove(index);
      addButton.current?.focus();
    },
  };
}

/** A wheel that turns over a figure must not change it. */
const leaveOnWheel = {
  onWheel: (event: React.WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
};

export const AMOUNT = {
  type: "number",
  step: "0.01",
  min: "0.01",
  inputMode: "decimal",
  ...leaveOnWheel,
} as const;

export const COUNT = {
  type: "number",
  step: "1",
  min: "0",
  inputMode: "numeric",
  ...leaveOnWheel,
} as const;

export const PACKS = { ...COUNT, min: "1" } as const;
