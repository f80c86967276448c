"use client";

import { useId, type ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { FieldError } from "@/components/shared/form/field-frame";
import { useTextField } from "@/components/shared/form/use-field";
import { Input } from "@/components/ui/input";

interface RowInputProps extends ComponentProps<"input"> {
  name: string;
  /** For screen readers; the columns of a list need no visible one at each row. */
  label: string;
}

/** One text in a row of a list. */
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
