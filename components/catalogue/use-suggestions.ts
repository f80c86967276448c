"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { AnswerOf } from "@/lib/api/call";
import { call } from "@/lib/client/api";

export type Suggestion = AnswerOf<"GET /products/suggest">[number];

/** Milliseconds without a key before the shop is asked. */
const PAUSE = 150;

const NONE: readonly Suggestion[] = [];

/** What fits the text of a field while somebody types there; the last text asked for counts. */
export function useSuggestions(input: HTMLInputElement) {
  const [suggestions, setSuggestions] = useState(NONE);
  const asked = useRef<AbortController>(undefined);
  const close = useCallback(() => {
    asked.current?.abort();
    setSuggestions(NONE);
  }, []);

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    const ask = async (q: string) => {
      const { signal } = (asked.current = new AbortController());
      try {
        const found = await call("GET /products/suggest", { query: { q }, signal });
        if (!signal.aborted) setSuggestions(found);
      } catch {
        // The form searches without them.
        if (!signal.aborted) setSuggestions(NONE);
      }
    };
    const onInput = () => {
      clearTimeout(pause);
      asked.current?.abort();
      const q = input.value.trim();
      if (q.length < 2) setSuggestions(NONE);
      else pause = setTimeout(() => void ask(q), PAUSE);
    };
    const leave = () => {
      clearTimeout(pause);
      close();
    };
    const { form } = input;
    input.addEventListener("input", onInput);
    input.addEventListener("blur", leave);
    form?.addEventListener("submit", leave);
    if (input.value !== input.defaultValue) onInput();
    return () => {
      leave();
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", leave);
      form?.removeEventListener("submit", leave);
    };
  }, [input, close]);

  return { suggestions, close };
}
