import "server-only";
import type { ReactNode } from "react";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { findWords, type Room } from "./dictionaries";
import { getOwnWords } from "./own-words";
import { pageLanguage } from "./use-translate-server";
import { WordsProvider } from "./words-context";

/** Gives the browser parts of a page the words of a room; those of the frame have the owner's own, too. */
export async function RoomWords({ room, children }: { room: Room; children: ReactNode }) {
  const language = await pageLanguage();
  const words = findWords(language, room);
  if (!words || language === DEFAULT_LANGUAGE) return children;
  if (room === "frame") {
    const own = await getOwnWords(language);
    return <WordsProvider {...{ language, words: { ...words, ...own } }}>{children}</WordsProvider>;
  }
  return <WordsProvider {...{ language, words }}>{children}</WordsProvider>;
}
