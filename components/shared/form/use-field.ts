"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";

/**
 * What ties a control to its form, with what it begins with in the server's page already. A control that
 * differs from that when React comes to it was filled in by somebody, or by the browser: React Hook Form
 * takes that for its value.
 */
export function useField(name: string) {
  const { register, getValues } = useFormContext();
  const field = register(name);
  const [initial] = useState(() => getValues(name) as unknown);
  return { field, initial };
}

/** The same for what holds a text. */
export function useTextField(name: string) {
  const { field, initial } = useField(name);
  // As browsers give back what is typed.
  const text = typeof initial === "string" ? initial.replaceAll("\r\n", "\n") : "";
  return { ...field, defaultValue: text };
}

/** The same for what is ticked or not. */
export function useTickField(name: string) {
  const { field, initial } = useField(name);
  return { ...field, defaultChecked: initial === true };
}
