"use client";

import type { ComponentProps, FocusEvent, SyntheticEvent } from "react";
import {
  FormProvider,
  useForm,
  useFormContext,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import { loadToastStack } from "@/components/ui/load-toast-stack";

/** A form without its rules: whose schema need not be there when the page opens takes this alone, and is without zod. */

/** How many characters fields take, by name. */
export type Longest = Readonly<Record<string, number>>;

/** By the form's control, which its fields find through its context. */
const LONGEST = new WeakMap<object, Longest>();

/** How many characters the field of this name takes; undefined where its schema sets no bound. */
export function useLongest(name: string): number | undefined {
  return LONGEST.get(useFormContext().control)?.[name];
}

export type FormOptions<Input extends FieldValues> = Pick<UseFormProps<Input>, "shouldFocusError">;

interface JudgedForm<
  Input extends FieldValues,
  Output extends FieldValues,
> extends FormOptions<Input> {
  resolver: Resolver<Input, unknown, Output>;
  defaultValues: DefaultValues<Input>;
  longest: () => Longest;
}

/**
 * A field speaks up when the form is sent, then with every change, and never when it is left: a message
 * that appeared between the press of a button and its release would move the button away, and the press
 * be lost.
 */
export function useJudgedForm<Input extends FieldValues, Output extends FieldValues>(
  props: JudgedForm<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  const { longest, ...options } = props;
  const form = useForm<Input, unknown, Output>({
    ...options,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  if (!LONGEST.has(form.control)) LONGEST.set(form.control, longest());
  return form;
}

interface FormFrameProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  ComponentProps<"form">,
  "onSubmit" | "onInvalid"
> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Runs with the schema's output. */
  onSubmit: SubmitHandler<Output>;
  /** Runs instead when a field is wrong; the first wrong one has the focus by then. */
  onInvalid?: SubmitErrorHandler<Input>;
  /** Runs with what one of the two, or the rules themselves, threw. */
  onFailed?: (error: unknown) => void;
}

/** Loaded while there still is a connection: a form has to tell when it is lost. */
function warmToasts(): void {
  loadToastStack().catch(() => undefined);
}

/** The form element around the fields, which find their state by their name. */
export function FormFrame<Input extends FieldValues, Output extends FieldValues>(
  props: FormFrameProps<Input, Output>,
) {
  const { form, onSubmit, onInvalid, onFailed, onFocus, ...rest } = props;
  const { isSubmitting } = form.formState;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A second press of Enter while the first is on its way sends nothing.
    if (!isSubmitting) void form.handleSubmit(onSubmit, onInvalid)(event).catch(onFailed);
  };
  const focus = (event: FocusEvent<HTMLFormElement>) => {
    warmToasts();
    onFocus?.(event);
  };
  return (
    <FormProvider {...form}>
      {/* Sent by a browser without scripts, nothing that was typed gets into an address. */}
      <form method="post" noValidate onSubmit={submit} onFocus={focus} {...rest} />
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
