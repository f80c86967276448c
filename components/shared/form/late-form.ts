import { useCallback, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { knowLongest, useJudgedForm, type FormOptions, type Longest } from "./form-frame";
import type { Judge } from "./judge";
import { whenLoaded } from "./part-not-loaded";

const UNKNOWN: Longest = {};

/**
 * A form on a public page: its schema, which is larger than the rest of the page, loads when the user
 * starts to fill it in.
 */
export function useLateForm<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<Judge<Input, Output>>,
  defaultValues: DefaultValues<Input>,
  options: FormOptions<Input> = {},
) {
  const [known, setJudge] = useState<Judge<Input, Output>>();
  const form = useJudgedForm<Input, Output>({
    ...options,
    resolver: async (...asked) => (await whenLoaded(load())).resolver(...asked),
    defaultValues,
    longest: () => UNKNOWN,
    warm: known ? undefined : () => void warm(),
  });
  const warm = useCallback(
    () =>
      load().then(
        (judge) => {
          knowLongest(form, judge.longest());
          setJudge(judge);
        },
        () => undefined,
      ),
    [form, load],
  );
  return form;
}
