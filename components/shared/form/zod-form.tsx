import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useValidatedForm, type FormOptions } from "./form-frame";
import { validate } from "./validator";

export { FormFrame as ZodForm, showFieldErrors } from "./form-frame";

/** A form that validates with the server's schema and messages. */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  options: FormOptions<Input> = {},
) {
  return useValidatedForm<Input, Output>({
    ...options,
    ...validate(schema),
    defaultValues,
  });
}
