"use client";

import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLoad } from "@/components/call/use-load";
import { DeliveryResult } from "@/components/delivery/delivery-result";
import { formatPinCode } from "@/lib/checkout/pin-code";
import type { CheckoutInput } from "@/lib/checkout/form-schema";
import { call } from "@/lib/client/api";
import type { DeliveryAnswer } from "@/lib/delivery/schemas";

export interface PinNoteProps {
  /** That the shop ships to. */
  states: readonly string[];
  /** The ids of what is to arrive. */
  products: readonly string[];
}

const PIN = /^[1-9]\d{5}$/;

/** @param question the PIN code and the products, a space between; empty before there is a PIN code */
async function ask(question: string, signal: AbortSignal): Promise<DeliveryAnswer | null> {
  const [pin = "", product] = question.split(" ");
  return pin === "" ? null : call("GET /delivery", { query: { pin, product }, signal });
}

/**
 * Says of a PIN code when the order arrives there, or that none does, before all else is filled in for nothing, and
 * chooses its state. Without an answer it is silent: the order is checked all the same.
 */
export function PinNote({ states, products }: PinNoteProps) {
  const { control } = useFormContext<CheckoutInput>();
  const [zipCode, chosen] = useWatch({ control, name: ["zipCode", "state"] });
  const pin = formatPinCode(zipCode);
  const question = PIN.test(pin) ? `${pin} ${products.join(",")}` : "";
  const { value, isCurrent } = useLoad({ load: ask, question });
  const answer = isCurrent ? value : null;
  const state = states.find((name) => name.toLowerCase() === answer?.state?.toLowerCase());
  useStateOf(pin, answer?.served ? state : undefined);
  if (!answer) return null;
  if (answer.served && state && chosen !== "" && chosen !== state) {
    return `PIN code ${pin} is in ${state}, not in ${chosen}. Please check both.`;
  }
  return <DeliveryResult pin={pin} answer={answer} />;
}

/** Chooses the state of a PIN code where none is chosen, and where the one before it was chosen so. */
function useStateOf(pin: string, state: string | undefined): void {
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutInput>();
  const chosen = useRef("");
  useEffect(() => {
    const before = getValues("state");
    if (state === undefined || (before !== "" && before !== chosen.current)) return;
    chosen.current = state;
    setValue("state", state, { shouldDirty: true });
    clearErrors("state");
  }, [pin, state, getValues, setValue, clearErrors]);
}
