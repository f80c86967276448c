"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { ComponentProps, SyntheticEvent } from "react";
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";

/**
 * A form whose rules and texts are those of the schema that the server applies too. `mode`: a field
 * speaks up when it is left, or in a short form first when it is sent, so that no message moves the
 * button away from under the finger.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  mode: "onTouched" | "onSubmit" = "onTouched",
) {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode,
    reValidateMode: "onChange",
  });
}

interface ZodFormProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  ComponentProps<"form">,
  "onSubmit" | "onInvalid"
> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Runs with the schema's output. */
  onSubmit: SubmitHandler<Output>;
  /** Runs instead when a field is wrong; the first wrong one has the focus by then. */
  onInvalid?: SubmitErrorHandler<Input>;
}

/** The form element around the fields, which find their state by their name. */
export function ZodForm<Input extends FieldValues, Output extends FieldValues>(
  props: ZodFormProps<Input, Output>,
) {
  const { form, onSubmit, onInvalid, ...rest } = props;
  const { isSubmitting } = form.formState;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A second press of Enter while the first is on its way sends nothing.
    if (!isSubmitting) void form.handleSubmit(onSubmit, onInvalid)(event);
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} {...rest} />
    </FormProvider>
  );
}

/**
 * Puts the server's refusals at the fields they name; `fields` is that member of an API error. Names
 * may be nested, such as shippingAddress.city. Answers whether any field of the form was named.
 */
export function showFieldErrors<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: Record<string, string>,
): boolean {
  const known = Object.entries(fields).flatMap(([path, message]) => {
    const name = path.split(".").pop() ?? path;
    return name in form.getValues() ? [{ name: name as Path<Input>, message }] : [];
  });
  known.forEach(({ name, message }, index) => {
    form.setError(name, { type: "server", message }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
