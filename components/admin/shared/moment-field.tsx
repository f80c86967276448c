"use client";

import { useState } from "react";
import { useController } from "react-hook-form";
import { FieldFrame, type FieldProps } from "@/components/shared/form/field-frame";
import { Input } from "@/components/ui/input";
import { INCOMPLETE } from "@/lib/shop/promotions/promo-form";

/**
 * A date and time. Browsers report one that is typed in part as empty; taken for "no date", it would
 * put a code in force at once.
 */
export function MomentField(props: FieldProps) {
  const { field } = useController({ name: props.name });
  // The control keeps what is typed: the form's value of a date typed in part is none it could show.
  const [initial] = useState(field.value as string);
  const read = (input: HTMLInputElement) =>
    field.onChange(input.validity.badInput ? INCOMPLETE : input.value);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <Input
          type="datetime-local"
          autoComplete="off"
          {...control}
          name={field.name}
          ref={field.ref}
          defaultValue={initial}
          onChange={(event) => read(event.currentTarget)}
          // No change is told of a date that is typed in part.
          onKeyUp={(event) => read(event.currentTarget)}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
