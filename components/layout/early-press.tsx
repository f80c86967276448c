"use client";

import { useLayoutEffect } from "react";
import type { Early, Field } from "./repeat-early";

declare global {
  interface Window {
    /** Set by EarlyPressScript; ends its watch. */
    takeEarly?: () => Early;
  }
}

/** Whether a field may hold what nobody has told React of. A select does not say what it began with. */
const mayBeFilledIn = (field: Field): boolean =>
  field instanceof HTMLSelectElement ||
  field.value !== field.defaultValue ||
  ("checked" in field && field.checked !== field.defaultChecked);

/** Whether there is anything to do again: most pages come alive before anybody has done anything. */
function isUntouched({ typed, pressed }: Early): boolean {
  const fields = [...document.querySelectorAll<Field>("input, textarea, select")];
  return (
    !pressed &&
    typed.size === 0 &&
    !fields.some((field) => field === document.activeElement || mayBeFilledIn(field))
  );
}

/** Does again what was done while the page came alive; stands once in the root layout. */
export function EarlyPress() {
  // With the commit, so that a press for which React comes to life finds the watch ended.
  useLayoutEffect(() => {
    const early = window.takeEarly?.();
    window.takeEarly = undefined;
    if (!early || isUntouched(early)) return;
    void import("./repeat-early").then(({ repeatEarly }) => repeatEarly(early));
  }, []);
  return null;
}
