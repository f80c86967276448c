import { useEffect, useRef, useState } from "react";
import type { FieldErrors, Resolver, UseFormReturn } from "react-hook-form";
import { useJudgedForm, type Longest } from "@/components/shared/form/form-frame";
import { toast } from "@/components/ui/toast/toast";
import type { CheckoutField } from "@/lib/client/checkout/fields";
import type { CheckoutInput, CheckoutValues } from "@/lib/client/checkout/form-schema";
import { useSession } from "@/lib/client/session";
import type { Translate } from "@/lib/i18n/translate";
import { loadOrdering, translateToast } from "./load-ordering";
import { keepDraft, keepDraftInEntry, openingForm } from "./stored/stored-draft";

const KEEP_AFTER_MS = 400;

export type CheckoutForm = UseFormReturn<CheckoutInput, unknown, CheckoutValues>;

type Judge = Resolver<CheckoutInput, unknown, CheckoutValues>;

const judgeWithCard: Judge = async (...form) => (await loadOrdering()).judgeWithCard(...form);
const judgeUnpaid: Judge = async (...form) => (await loadOrdering()).judgeUnpaid(...form);
const judgeWithChoice: Judge = async (...form) => (await loadOrdering()).judgeWithChoice(...form);

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
  const form = useJudgedForm<CheckoutInput, CheckoutValues>({
    resolver: isFree ? judgeUnpaid : isChoosing ? judgeWithChoice : judgeWithCard,
    defaultValues,
    longest: () => longest,
    shouldFocusError: false,
  });
  useKeptDraft(form);
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

function useKeptDraft(form: CheckoutForm): void {
  const { subscribe } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        keepDraft(values);
        clearTimeout(timer);
        timer = setTimeout(keepDraftInEntry, KEEP_AFTER_MS);
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
