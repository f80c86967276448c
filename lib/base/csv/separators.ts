/**
 * Whether a text has more separators than a table may have cells. Asked before it is taken apart: five
 * megabytes of commas are millions of cells, whose parsing would hold everybody up for a second.
 */
export function hasMoreSeparators(text: string, separator: string, most: number): boolean {
  let found = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
    found += 1;
    if (found > most) return true;
  }
  return false;
}
