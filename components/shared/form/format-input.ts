import type { InputEvent } from "react";

/** Brings a control into shape while it is typed into, with the caret behind the same character. */
export function formatInput(format: (text: string) => string) {
  return ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
    const typed = input.value;
    const formatted = format(typed);
    if (formatted === typed) return;
    const end = input.selectionStart ?? typed.length;
    const caret = end < typed.length ? format(typed.slice(0, end)).length : formatted.length;
    input.value = formatted;
    input.setSelectionRange(caret, caret);
  };
}
