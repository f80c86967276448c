/** The last of `entries`, oldest first, that shows the page at `pathname`; else that page itself. */
export function lastShown(entries: readonly (string | null)[], pathname: string): string {
  const shown = entries.findLast((url) => url !== null && new URL(url).pathname === pathname);
  return shown ? pathname + new URL(shown).search : pathname;
}
