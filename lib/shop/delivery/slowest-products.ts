interface Line {
  product: string;
  /** Working days until the product leaves, where it has a lead time of its own. */
  dispatchDays?: number | undefined;
}

/**
 * The products of a cart that decide when it leaves: the one with the longest lead time of its own, and one
 * that leaves within the shop's usual days. So a cart of any size asks about two.
 */
export function slowestProducts(lines: readonly Line[]): string[] {
  const days = ({ dispatchDays = -1 }: Line) => dispatchDays;
  const [slowest] = lines.toSorted((one, other) => days(other) - days(one));
  const usual = lines.find(({ dispatchDays }) => dispatchDays === undefined);
  return [...new Set([slowest, usual].flatMap((line) => (line ? [line.product] : [])))];
}
