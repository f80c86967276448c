import { useState } from "react";
import { useController } from "react-hook-form";
import { FieldFrame, type FieldProps } from "@/components/shared/form/field-frame";
import { Input } from "@/components/ui/input";
import { INCOMPLETE } from "@/lib/shop/promotions/promo-form";

/**
 * A date and time. Browsers report an incomplete one as empty; treated as "no date", it would make a promo code
 * valid at once.
 */
export function MomentField(props: FieldProps) {
  const { field } = useController({ name: props.name });
  // Uncontrolled, because the control cannot show the form's value of an incomplete date.
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
          // Browsers fire no change event for an incomplete date.
          onKeyUp={(event) => read(event.currentTarget)}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
