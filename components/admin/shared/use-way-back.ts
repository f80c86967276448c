"use client";

import { useSyncExternalStore } from "react";

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

/** The last of `entries`, oldest first, that shows the page at `pathname`; else that page itself. */
export function lastShown(entries: readonly (string | null)[], pathname: string): string {
  const shown = entries.findLast((url) => url !== null && new URL(url).pathname === pathname);
  return shown ? pathname + new URL(shown).search : pathname;
}
