import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { certainStateOfPin } from "@/lib/shop/gst/pin-states";

/**
 * Keeps the PIN code and the state of an address consistent. An error of the pair is shown at the PIN code,
 * and validated again when either changes. Selects the state of the PIN code if none is selected, or if
 * this hook selected the last one. A PIN code that delivers in two states selects none.
 * @param fields the names of the two controls
 * @param states those that the form offers
 */
export function useStateByPin(
  fields: { pin: string; state: string },
  states: readonly string[],
): void {
  const { getValues, setValue, clearErrors, getFieldState, trigger } = useFormContext();
  const typed: unknown = useWatch({ name: fields.pin });
  const found = typeof typed === "string" ? certainStateOfPin(typed.trim()) : null;
  const state = isWhole(typed) ? states.find((name) => name === found) : undefined;
  const name = fields.state;
  const chosen = useRef("");
  useEffect(() => {
    const before: unknown = getValues(name);
    if (state === undefined || (before !== "" && before !== chosen.current)) return;
    chosen.current = state;
    setValue(name, state, { shouldDirty: true });
    clearErrors(name);
  }, [state, name, getValues, setValue, clearErrors]);

  const place: unknown = useWatch({ name });
  const { pin } = fields;
  useEffect(() => {
    if (getFieldState(pin).error) void trigger(pin);
  }, [place, pin, getFieldState, trigger]);
}

const isWhole = (pin: unknown) => typeof pin === "string" && pin.trim().length === 6;
