"use client";

import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useWords } from "#words";
import { useLoad } from "@/components/shared/call/use-load";
import { askDelivery } from "@/components/shop/delivery/ask-delivery";
import { DeliveryResult } from "@/components/shop/delivery/delivery-result";
import { formatPinCode, isPinCode } from "@/lib/client/checkout/field-formats";
import type { CheckoutInput } from "@/lib/client/checkout/form-schema";

export interface PinNoteProps {
  /** The states that the shop delivers to. */
  states: readonly string[];
  /** The ids of the ordered products; undefined where nobody knows yet when they leave. */
  products?: readonly string[] | undefined;
}

/**
 * Shows when an order arrives at a PIN code, or that the shop does not deliver there, before the rest is filled
 * in. Also selects the state. Shows nothing when the request fails: the server checks the order anyway.
 */
export function PinNote({ states, products }: PinNoteProps) {
  const say = useWords();
  const { control } = useFormContext<CheckoutInput>();
  const [zipCode, chosen] = useWatch({ control, name: ["zipCode", "state"] });
  const pin = formatPinCode(zipCode);
  const question = isPinCode(pin) ? `${pin} ${products?.join(",") ?? ""}` : "";
  const { value, isCurrent } = useLoad({ load: askDelivery, question });
  const told = isCurrent ? value : null;
  const answer = told?.answer;
  const state = states.find((name) => name.toLowerCase() === answer?.state?.toLowerCase());
  useStateByPin(pin, answer?.served ? state : undefined);
  if (!told) return null;
  if (told.answer.served && state && chosen !== "" && chosen !== state) {
    return say("PIN code {pin} is in {state}, not in {chosen}. Please check both.", {
      pin,
      state,
      chosen,
    });
  }
  if (told.answer.served && !products) {
    return say("To {pin}, {state}.", { pin, state: state ?? told.answer.state ?? "" });
  }
  return <DeliveryResult pin={pin} {...told} />;
}

/** Selects the state of the PIN code when none is selected, or when the last one was selected here. */
function useStateByPin(pin: string, state: string | undefined): void {
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
