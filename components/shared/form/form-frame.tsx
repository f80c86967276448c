import {
  useState,
  type ComponentProps,
  type FocusEvent,
  type InputEvent,
  type SyntheticEvent,
} from "react";
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
import { loadToastStack } from "@/components/ui/toast/load-toast-stack";
import { useHydrated } from "@/components/ui/hooks/use-hydrated";
import { isUnasked } from "../form-slot/page-focus";
import { showNotLoaded } from "./part-not-loaded";

/** A form without its schema, and so without zod (late-form.ts). */

/** Maximum length of fields in characters, by name. */
export type Longest = Readonly<Record<string, number>>;

/** Keyed by the form's control, which its fields find through the context. */
const LONGEST = new WeakMap<object, Longest>();

/** Sets the maximum lengths of a form once its schema has loaded. */
export function knowLongest({ control }: { control: object }, longest: Longest): void {
  LONGEST.set(control, longest);
}

/** What a form loads when the user starts to fill it in, keyed like LONGEST. */
const WARM = new WeakMap<object, () => void>();

/** The maximum length of the field with this name; undefined if its schema sets none. */
export function useLongest(name: string): number | undefined {
  return LONGEST.get(useFormContext().control)?.[name];
}

export type FormOptions<Input extends FieldValues> = Pick<UseFormProps<Input>, "shouldFocusError">;

interface ValidatedForm<
  Input extends FieldValues,
  Output extends FieldValues,
> extends FormOptions<Input> {
  resolver: Resolver<Input, unknown, Output>;
  defaultValues: DefaultValues<Input>;
  longest: () => Longest;
  /** Loads what submitting the form needs. */
  warm?: () => void;
}

/**
 * A field is validated when the form is submitted, then on every change, and never on blur: a message that
 * appeared between the press and the release of a button would move the button, and the click would be
 * lost.
 */
export function useValidatedForm<Input extends FieldValues, Output extends FieldValues>(
  props: ValidatedForm<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  const { longest, warm, ...options } = props;
  const isHydrated = useHydrated();
  const [defaultValues] = useState(() =>
    isHydrated ? options.defaultValues : preserveTyped(options.defaultValues),
  );
  const form = useForm<Input, unknown, Output>({
    ...options,
    defaultValues,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  if (!LONGEST.has(form.control)) LONGEST.set(form.control, longest());
  if (warm) WARM.set(form.control, warm);
  else WARM.delete(form.control);
  return form;
}

const CHOICES = new Set(["checkbox", "radio"]);

/**
 * Keeps the text of the field that has the focus at hydration: a default value would be put before the text
 * being typed.
 */
function preserveTyped<Values extends object>(values: Values): Values {
  if (typeof document === "undefined") return values;
  const field = document.activeElement;
  const isInput = field instanceof HTMLInputElement && !CHOICES.has(field.type);
  const isText = isInput || field instanceof HTMLTextAreaElement;
  if (!isText || typeof values[field.name as keyof Values] !== "string") return values;
  return { ...values, [field.name]: field.value };
}

interface FormFrameProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  ComponentProps<"form">,
  "onSubmit" | "onInvalid"
> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Receives the schema's output. */
  onSubmit: SubmitHandler<Output>;
  /** Runs when a field is invalid; the first invalid field has the focus by then. */
  onInvalid?: SubmitErrorHandler<Input>;
  /** Receives an error thrown by one of the two, or by the validation. */
  onFailed?: (error: unknown) => void;
}

/** Preloads the toast code while online: a form has to report a lost connection. */
function warmToasts(): void {
  loadToastStack().catch(() => undefined);
}

export function FormFrame<Input extends FieldValues, Output extends FieldValues>(
  props: FormFrameProps<Input, Output>,
) {
  const { form, onSubmit, onInvalid, onFailed, onFocus, onInput, ...rest } = props;
  const { isSubmitting } = form.formState;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Ignores a second press of Enter while the first submit is pending.
    if (!isSubmitting)
      void form
        .handleSubmit(
          onSubmit,
          onInvalid,
        )(event)
        .catch(onFailed ?? showNotLoaded);
  };
  const warm = () => {
    warmToasts();
    WARM.get(form.control)?.();
  };
  const focus = (event: FocusEvent<HTMLFormElement>) => {
    if (!isUnasked()) warm();
    onFocus?.(event);
  };
  const input = (event: InputEvent<HTMLFormElement>) => {
    warm();
    onInput?.(event);
  };
  return (
    <FormProvider {...form}>
      {/* With POST, a submit without scripts puts no input into the URL. */}
      <form method="post" noValidate onSubmit={submit} onFocus={focus} onInput={input} {...rest} />
    </FormProvider>
  );
}

/**
 * Shows the server's errors at the fields that they name; `fields` is that member of an API error. Names
 * may be nested, such as shippingAddress.city. Returns whether any field of the form was named.
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
