/** Counts as people in India read them. */

/** "1,20,000" */
export function countText(count: number): string {
  return count.toLocaleString("en-IN");
}

/** "1 order", "1,200 orders"; `many` where the plural is no plain s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}
