import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";

/**
 * Registers a control with its default value in the server's page. If the control differs from that default at
 * hydration, the visitor or the browser has filled it in, and React Hook Form takes that as its value; whatever watches
 * the field is told.
 */
export function useField(name: string) {
  const { register, getValues } = useFormContext();
  const field = register(name);
  const { onChange } = field;
  const [initial] = useState(() => getValues(name) as unknown);
  const isRead = useRef(false);
  useEffect(() => {
    // React runs effects again when a page is shown again that the router kept.
    if (isRead.current) return;
    isRead.current = true;
    // Once the form has its effects. With a type, the value is read from the control.
    queueMicrotask(() => {
      if (getValues(name) !== initial) void onChange({ target: { name, type: "early" } });
    });
  }, [name, initial, getValues, onChange]);
  return { field, initial };
}

/** The same for a control with text. */
export function useTextField(name: string) {
  const { field, initial } = useField(name);
  // Browsers return CRLF line breaks as LF.
  const text = typeof initial === "string" ? initial.replaceAll("\r\n", "\n") : "";
  return { ...field, defaultValue: text };
}

/** The same for a checkbox. */
export function useTickField(name: string) {
  const { field, initial } = useField(name);
  return { ...field, defaultChecked: initial === true };
}
