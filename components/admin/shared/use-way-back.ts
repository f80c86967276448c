"use client";

import { useSyncExternalStore } from "react";
import { lastShown } from "./way-back";

/** What came before the page in view; nothing in a new tab, or in a browser that does not tell. */
function entriesBefore(): (string | null)[] {
  const history = "navigation" in window ? window.navigation : undefined;
  const here = history?.currentEntry?.index ?? 0;
  return (history?.entries() ?? []).slice(0, here).map(({ url }) => url);
}

/** Entries before a page stay as they are while it is shown. */
const never = () => () => undefined;

/** The address of a list as this tab showed it last, so that the way back keeps search and page. */
export function useWayBack(pathname: string): string {
  return useSyncExternalStore(
    never,
    () => lastShown(entriesBefore(), pathname),
    () => pathname,
  );
}
