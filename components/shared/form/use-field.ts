import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";

/**
 * Registers a control with its default value in the server's page. If the control differs at hydration, the
 * visitor or the browser has filled it in: React Hook Form then takes that value and notifies the field's
 * watchers.
 */
export function useField(name: string) {
  const { register, getValues } = useFormContext();
  const field = register(name);
  const { onChange } = field;
  const [initial] = useState(() => getValues(name) as unknown);
  const isRead = useRef(false);
  useEffect(() => {
    // React runs effects again when the router shows a retained page again.
    if (isRead.current) return;
    isRead.current = true;
    // After the form's own effects. With a type, the value is read from the control.
    queueMicrotask(() => {
      if (getValues(name) !== initial) void onChange({ target: { name, type: "early" } });
    });
  }, [name, initial, getValues, onChange]);
  return { field, initial };
}

/** `useField` for a text control. */
export function useTextField(name: string) {
  const { field, initial } = useField(name);
  // Browsers return CRLF line breaks as LF.
  const text = typeof initial === "string" ? initial.replaceAll("\r\n", "\n") : "";
  return { ...field, defaultValue: text };
}

/** `useField` for a checkbox. */
export function useTickField(name: string) {
  const { field, initial } = useField(name);
  return { ...field, defaultChecked: initial === true };
}
