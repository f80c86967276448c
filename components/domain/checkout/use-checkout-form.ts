import { useEffect, useRef, useState } from "react";
import type { FieldErrors, Resolver, UseFormReturn } from "react-hook-form";
import { useValidatedForm, type Longest } from "@/components/shared/form/form-frame";
import { toast } from "@/components/ui/toast/toast";
import type { CheckoutField } from "@/lib/client/checkout/fields";
import type { CheckoutInput, CheckoutValues } from "@/lib/client/checkout/form-schema";
import { useSession } from "@/lib/client/session";
import type { Translate } from "@/lib/i18n/translate";
import { loadOrdering, translateToast } from "./load-ordering";
import { storeDraft, storeDraftInEntry, openingForm } from "./stored/stored-draft";

const KEEP_AFTER_MS = 400;

export type CheckoutForm = UseFormReturn<CheckoutInput, unknown, CheckoutValues>;

type Validator = Resolver<CheckoutInput, unknown, CheckoutValues>;

const validateWithCard: Validator = async (...form) =>
  (await loadOrdering()).validateWithCard(...form);
const validateUnpaid: Validator = async (...form) => (await loadOrdering()).validateUnpaid(...form);
const validateWithChoice: Validator = async (...form) =>
  (await loadOrdering()).validateWithChoice(...form);

interface CheckoutFormOptions {
  /** Payment methods are enabled, so no card is asked for. */
  isChoosing: boolean;
  /** Nothing is due, so neither is asked for. */
  isFree: boolean;
  longest: Longest;
}

/** Creates the form with the stored draft; lib/client/checkout/attempt/problems.ts decides which field to report first. */
export function useCheckoutForm({
  isChoosing,
  isFree,
  longest,
}: CheckoutFormOptions): CheckoutForm {
  const [defaultValues] = useState(openingForm);
  const form = useValidatedForm<CheckoutInput, CheckoutValues>({
    resolver: isFree ? validateUnpaid : isChoosing ? validateWithChoice : validateWithCard,
    defaultValues,
    longest: () => longest,
    shouldFocusError: false,
  });
  useStoredDraft(form);
  useForgetting(form);
  return form;
}

/** Clears the form when its owner signs out: the router keeps the page after it is left. */
function useForgetting({ reset }: CheckoutForm): void {
  const session = useSession();
  const owner = session.state === "signed-in" ? session.claims.sub : null;
  const last = useRef(owner);
  useEffect(() => {
    const left = last.current;
    last.current = owner;
    if (left !== null && left !== owner) reset(openingForm());
  }, [owner, reset]);
}

function useStoredDraft(form: CheckoutForm): void {
  const { subscribe } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        storeDraft(values);
        clearTimeout(timer);
        timer = setTimeout(storeDraftInEntry, KEEP_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);
}

/** Focuses the field of the first problem, and names a missing one in a toast as well (docs/product.md: Checkout). */
export async function showProblem(
  form: CheckoutForm,
  errors: FieldErrors<CheckoutInput>,
  t: Translate,
): Promise<void> {
  const { firstProblem } = await loadOrdering();
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error.message]),
  ) as Partial<Record<CheckoutField, string>>;
  const problem = firstProblem(messages);
  if (!problem) return;
  form.setFocus(problem.field);
  const { title, description } = problem;
  if (title === null) return;
  // Waits until the page has scrolled to the marked field, so that the toast is placed where it does not cover it.
  requestAnimationFrame(() => {
    toast(translateToast(t, { title, description, destructive: true }));
  });
}
