import { useSyncExternalStore } from "react";

/** The history entries before the current page; empty in a new tab or in a browser without the Navigation API. */
function entriesBefore(): (string | null)[] {
  const history = "navigation" in window ? window.navigation : undefined;
  const here = history?.currentEntry?.index ?? 0;
  return (history?.entries() ?? []).slice(0, here).map(({ url }) => url);
}

/** Earlier history entries do not change while a page is shown. */
const never = () => () => undefined;

/** The URL of a list as last shown in this tab, so that going back keeps search and page. */
export function useBackLink(pathname: string): string {
  return useSyncExternalStore(
    never,
    () => lastShown(entriesBefore(), pathname),
    () => pathname,
  );
}

/** Returns the last of `entries` (oldest first) that shows the page at `pathname`, or else that page itself. */
export function lastShown(entries: readonly (string | null)[], pathname: string): string {
  const shown = entries.findLast((url) => url !== null && new URL(url).pathname === pathname);
  return shown ? pathname + new URL(shown).search : pathname;
}
