"use client";

import { useLayoutEffect } from "react";
import type { Early, Field } from "./repeat-early";

declare global {
  interface Window {
    /** Set by EarlyPressScript; ends its recording of typed text. */
    takeEarly?: () => Early;
    /** Repeats a press once its button is alive. */
    pressAgain?: (button: HTMLButtonElement) => void;
  }
}

/** Whether a field may have a value that React does not know. A select has no default value to compare with. */
function mayBeFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return true;
  // The value of a tick box stays the same.
  const isTickBox = field.type === "checkbox" || field.type === "radio";
  if (isTickBox && "checked" in field) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Whether there is nothing to repeat: most pages hydrate before anybody does anything. */
function isUntouched({ typed, pressed }: Early): boolean {
  const fields = [...document.querySelectorAll<Field>("input, textarea, select")];
  return (
    pressed.size === 0 &&
    typed.size === 0 &&
    !fields.some((field) => field === document.activeElement || mayBeFilledIn(field))
  );
}

/** Repeats what was done before the page was hydrated. Rendered once, in the root layout. */
export function EarlyPress() {
  // Runs in the commit, so that a press that makes React hydrate finds the recording ended.
  useLayoutEffect(() => {
    const early = window.takeEarly?.();
    window.takeEarly = undefined;
    window.pressAgain = (button) =>
      void import("./repeat-early").then(({ repeatPress }) => repeatPress(button));
    if (!early || isUntouched(early)) return;
    void import("./repeat-early").then(({ repeatEarly }) => repeatEarly(early));
  }, []);
  return null;
}
