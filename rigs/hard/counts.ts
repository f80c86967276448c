/** Formats how often each thing happened, in one line. */
export function toCounts(counts: Map<string | number, number>): string {
  return [...counts]
    .sort(([one], [other]) => String(one).localeCompare(String(other), "en", { numeric: true }))
    .map(([name, count]) => `${name}: ${count}`)
    .join(", ");
}
