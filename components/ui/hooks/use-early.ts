import { useState } from "react";

/**
 * Returns the `ref` of a control whose value is React's own state. `read` takes from the control, when it first
 * registers, what was typed or chosen before React came to it. React registers a control again whenever the page is
 * shown again that the router kept.
 */
export function useEarly<Control extends HTMLElement>(read: (control: Control) => void) {
  const [register] = useState(() => {
    let isRead = false;
    return (control: Control | null) => {
      if (!control || isRead) return;
      isRead = true;
      read(control);
    };
  });
  return register;
}
