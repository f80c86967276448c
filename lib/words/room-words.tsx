import "server-only";
import type { ReactNode } from "react";
import { findWords, type Room } from "./dictionaries";
import { pageLanguage } from "./use-words-server";
import { WordsProvider } from "./words-context";

/** Gives the browser parts of a page the words of a room. */
export async function RoomWords({ room, children }: { room: Room; children: ReactNode }) {
  const language = await pageLanguage();
  const words = findWords(language, room);
  if (!words) return children;
  return <WordsProvider {...{ language, words }}>{children}</WordsProvider>;
}
