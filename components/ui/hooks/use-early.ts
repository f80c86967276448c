import { useState } from "react";

/**
 * Returns the `ref` of a control whose value is React state. `read` takes over, when the control first registers,
 * what was typed or chosen before hydration. React registers a control again whenever the router shows a retained
 * page again.
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
