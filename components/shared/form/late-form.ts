import { useCallback, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { knowLongest, useValidatedForm, type Longest } from "./form-frame";
import type { Validator } from "./validator";
import { whenLoaded } from "./part-not-loaded";

const UNKNOWN: Longest = {};

/**
 * A form on a public page: its schema, which is larger than the rest of the page, loads when the user
 * starts to fill it in.
 */
export function useLateForm<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<Validator<Input, Output>>,
  defaultValues: DefaultValues<Input>,
) {
  const [validator, setValidator] = useState<Validator<Input, Output>>();
  const form = useValidatedForm<Input, Output>({
    resolver: async (...requested) => (await whenLoaded(load())).resolver(...requested),
    defaultValues,
    longest: () => UNKNOWN,
    warm: validator ? undefined : () => void warm(),
  });
  const warm = useCallback(
    () =>
      load().then(
        (validate) => {
          knowLongest(form, validate.longest());
          setValidator(validate);
        },
        () => undefined,
      ),
    [form, load],
  );
  return form;
}
