"use client";

import { createContext, use, useMemo, type ReactNode } from "react";
import { IN_ENGLISH, inEnglish, sayIn, type Speech } from "./say";

/** The language of a page, and the words that its browser parts need. A page in English needs no provider. */
const SpeechContext = createContext({ speech: IN_ENGLISH, say: inEnglish });

export function WordsProvider({ language, words, children }: Speech & { children: ReactNode }) {
  const { speech: outer } = use(SpeechContext);
  const value = useMemo(() => {
    const speech = { language, words: { ...outer.words, ...words } };
    return { speech, say: sayIn(speech) };
  }, [language, words, outer]);
  return <SpeechContext value={value}>{children}</SpeechContext>;
}

/** For parts that run in the browser; import it as "#words". */
export const useWords = () => use(SpeechContext).say;
