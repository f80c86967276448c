import type { InputEvent } from "react";
import { caretAfterFormat } from "@/lib/client/checkout/caret";

/** Brings a control into shape while it is typed into, with the caret behind the same digit. */
export function formatInput(format: (text: string) => string) {
  return ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
    const typed = input.value;
    const formatted = format(typed);
    if (formatted === typed) return;
    const caret = caretAfterFormat(typed, input.selectionStart ?? typed.length, formatted);
    input.value = formatted;
    input.setSelectionRange(caret, caret);
  };
}
