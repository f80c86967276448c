/** Formats counts with Indian digit grouping. */

/** Returns text such as "1,20,000". */
export function countText(count: number): string {
  return count.toLocaleString("en-IN");
}

/**
 * Returns "1 order" or "1,200 orders".
 * @param many the plural, when it is not formed with s
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}
