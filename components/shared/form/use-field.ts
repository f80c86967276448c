"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";

/**
 * Registers a control with its default value in the server's page. If the control differs from that default at
 * hydration, the visitor or the browser has filled it in, and React Hook Form takes that as its value.
 */
export function useField(name: string) {
  const { register, getValues } = useFormContext();
  const field = register(name);
  const [initial] = useState(() => getValues(name) as unknown);
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
