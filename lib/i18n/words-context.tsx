"use client";

import { createContext, use, useMemo, type ReactNode } from "react";
import { IN_ENGLISH, inEnglish, translateIn, type Speech } from "./translate";

/** The language of a page, and the words that its browser parts need. A page in English needs no provider. */
const SpeechContext = createContext({ speech: IN_ENGLISH, t: inEnglish });

export function WordsProvider({ language, words, children }: Speech & { children: ReactNode }) {
  const { speech: outer } = use(SpeechContext);
  const value = useMemo(() => {
    const speech = { language, words: { ...outer.words, ...words } };
    return { speech, t: translateIn(speech) };
  }, [language, words, outer]);
  return <SpeechContext value={value}>{children}</SpeechContext>;
}

/** For parts that run in the browser; import it as "#words". */
export const useTranslate = () => use(SpeechContext).t;
