"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { AnswerOf } from "@/lib/api/call";
import { call } from "@/lib/client/api";

export type Suggestion = AnswerOf<"GET /products/suggest">[number];

/** The pause in typing before a request, in milliseconds. */
const PAUSE = 150;

const NONE: readonly Suggestion[] = [];

/** Loads suggestions for the text of a field while somebody types; only the answer to the last text counts. */
export function useSuggestions(input: HTMLInputElement) {
  const [suggestions, setSuggestions] = useState(NONE);
  /** Aborts both the pause before the request and the request. */
  const coming = useRef<AbortController>(undefined);
  const areComing = useCallback(() => coming.current !== undefined, []);
  const show = useCallback((found: readonly Suggestion[]) => {
    coming.current?.abort();
    coming.current = undefined;
    setSuggestions(found);
  }, []);
  const close = useCallback(() => show(NONE), [show]);

  useEffect(() => {
    const ask = async (q: string, { signal }: AbortController) => {
      // On failure the form still searches.
      const found = await call("GET /products/suggest", { query: { q }, signal }).catch(() => NONE);
      if (!signal.aborted) show(found);
    };
    const onInput = () => {
      const q = input.value.trim();
      if (q.length < 2) {
        close();
        return;
      }
      coming.current?.abort();
      const wanted = new AbortController();
      coming.current = wanted;
      setTimeout(() => {
        if (coming.current === wanted) void ask(q, wanted);
      }, PAUSE);
    };
    const { form } = input;
    input.addEventListener("input", onInput);
    input.addEventListener("blur", close);
    form?.addEventListener("submit", close);
    if (input.value !== input.defaultValue) onInput();
    return () => {
      close();
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", close);
      form?.removeEventListener("submit", close);
    };
  }, [input, close, show]);

  return { suggestions, areComing, close };
}
