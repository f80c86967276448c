"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useZodForm } from "@/components/form/zod-form";
import { toast } from "@/components/ui/toast";
import type { CheckoutField } from "@/lib/checkout/fields";
import {
  checkoutSchema,
  choosingSchema,
  type CheckoutInput,
  type CheckoutValues,
} from "@/lib/checkout/form-schema";
import { firstProblem } from "@/lib/checkout/problems";
import { useSession } from "@/lib/client/session";
import { keepDraft, keepDraftInEntry, openingForm } from "./stored-draft";

const KEEP_AFTER_MS = 400;

export type CheckoutForm = UseFormReturn<CheckoutInput, unknown, CheckoutValues>;

/** The form with what was typed before; which field to complain about first is a rule of its own (lib/checkout/problems.ts). */
export function useCheckoutForm({ isChoosing }: { isChoosing: boolean }): CheckoutForm {
  const [defaultValues] = useState(openingForm);
  const schema = isChoosing ? choosingSchema : checkoutSchema;
  const form = useZodForm(schema, defaultValues, { shouldFocusError: false });
  useKeptDraft(form);
  useForgetting(form);
  return form;
}

/** The router keeps the page that it leaves: what stands in it goes with the person who logs out. */
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

/** Names the first problem in a toast and goes to its field (docs/product.md: Checkout). */
export function showProblem(form: CheckoutForm, errors: FieldErrors<CheckoutInput>): void {
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error.message]),
  ) as Partial<Record<CheckoutField, string>>;
  const problem = firstProblem(messages);
  if (!problem) return;
  toast({ title: problem.title, description: problem.description, destructive: true });
  form.setFocus(problem.field);
}
