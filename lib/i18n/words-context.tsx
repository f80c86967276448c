"use client";

import { createContext, use, useMemo, type ComponentType, type ReactNode } from "react";
import { LANGUAGE_TAGS } from "@/lib/base/http/languages";
import { lazyPart } from "@/lib/base/http/lazy-part";
import type { OtherLanguage } from "@/lib/base/input/translations";
import { inEnglish, translateIn, type Words } from "./translate";

interface WordsProps {
  /** Texts of the owner. */
  own: Words;
  children: ReactNode;
}

/** A page in English needs no words. */
const TranslateContext = createContext(inEnglish);

/** Gives the browser parts of a page its words. */
function provide(language: OtherLanguage, words: Words): ComponentType<WordsProps> {
  return function LanguageWords({ own, children }) {
    const t = useMemo(() => translateIn({ language, words: { ...words, ...own } }), [own]);
    return <TranslateContext value={t}>{children}</TranslateContext>;
  };
}

const LOADERS = {
  hi: () => import("./hi/page-words").then(({ pageWords }) => provide("hi", pageWords)),
} satisfies Record<OtherLanguage, () => Promise<ComponentType<WordsProps>>>;

/** All of a page waits for its words, so they are requested before React asks for them. */
if (typeof document !== "undefined" && document.documentElement.lang === LANGUAGE_TAGS.hi) {
  void LOADERS.hi().catch(() => undefined);
}

const PROVIDERS: Record<OtherLanguage, ComponentType<WordsProps>> = {
  // No error screen is around all of a page: until they come, it stays as the server drew it.
  hi: lazyPart(LOADERS.hi, Infinity),
};

export function PageWords({ language, ...words }: WordsProps & { language: OtherLanguage }) {
  const Provider = PROVIDERS[language];
  return <Provider {...words} />;
}

/** For parts that run in the browser; import it as "#words". */
export const useTranslate = () => use(TranslateContext);
