type InChapter<C extends string, T extends Record<string, object>> = {
  readonly [N in keyof T]: T[N] extends { chapter: string } ? T[N] : T[N] & { chapter: C };
};

/**
 * Endpoints of one chapter of the API's documentation (lib/api/chapters.ts); a row of another chapter names it itself.
 * The rows are checked where lib/api/endpoints.ts joins them.
 */
export function inChapter<const C extends string, const T extends Record<string, object>>(
  chapter: C,
  rows: T,
): InChapter<C, T> {
  const entries = Object.entries(rows).map(([name, row]) => [name, { chapter, ...row }]);
  return Object.fromEntries(entries) as InChapter<C, T>;
}
