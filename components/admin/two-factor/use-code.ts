"use client";

import { useEffect, useRef, useState, type RefObject } from "react";
import { CODE_LENGTH } from "@/lib/two-factor/schemas";
import { useCodeAction, type CodeAction } from "./use-two-factor";

interface Code extends Pick<CodeAction, "busy" | "run"> {
  /** Complete, and nothing runs: only then do the buttons work (docs/product.md: Second factor). */
  ready: boolean;
  /** For the CodeField. */
  field: {
    value: string;
    onChange: (value: string) => void;
    problem: string | null;
    input: RefObject<HTMLInputElement | null>;
  };
  value: string;
}

/** A code that is being typed, and what is done with it. */
export function useCode(): Code {
  const [value, setValue] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, clear, run } = useCodeAction();

  // The pressed button was disabled meanwhile and has lost the focus; the next code is typed here.
  useEffect(() => {
    if (problem === null) return;
    input.current?.focus();
    input.current?.select();
  }, [problem]);

  const onChange = (text: string) => {
    setValue(text);
    clear();
  };
  return {
    busy,
    run,
    ready: value.length === CODE_LENGTH && !busy,
    field: { value, onChange, problem, input },
    value,
  };
}
