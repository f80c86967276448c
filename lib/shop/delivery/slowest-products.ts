interface Line {
  product: string;
  /** Working days until the product leaves, when it has its own lead time. */
  dispatchDays?: number | undefined;
}

/**
 * Returns the products of a cart that decide when it leaves: the one with the longest lead time of its own, and one
 * with the shop's usual lead time. So a cart of any size needs only two.
 */
export function slowestProducts(lines: readonly Line[]): string[] {
  const days = ({ dispatchDays = -1 }: Line) => dispatchDays;
  const [slowest] = lines.toSorted((one, other) => days(other) - days(one));
  const usual = lines.find(({ dispatchDays }) => dispatchDays === undefined);
  return [...new Set([slowest, usual].flatMap((line) => (line ? [line.product] : [])))];
}
