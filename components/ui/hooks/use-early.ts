import { useState } from "react";

/**
 * Returns the `ref` of a control whose value is React's own state. `read` takes from the control, when it registers,
 * what was typed or chosen before React came to it.
 */
export function useEarly<Control extends HTMLElement>(read: (control: Control) => void) {
  const [register] = useState(() => (control: Control | null) => {
    if (control) read(control);
  });
  return register;
}
