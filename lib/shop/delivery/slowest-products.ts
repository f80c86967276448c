interface Line {
  /** Null for a set-up fee, which leaves with its line. */
  product: string | null;
  /** Working days until the product leaves, when it has its own lead time. */
  dispatchDays?: number | undefined;
}

/**
 * Returns the products of a cart that decide when it leaves: the one with the longest lead time of its own, and one
 * with the shop's usual lead time. So a cart of any size needs only two.
 */
export function slowestProducts(lines: readonly Line[]): string[] {
  const days = ({ dispatchDays = -1 }: Line) => dispatchDays;
  const goods = lines.filter(({ product }) => product !== null);
  const [slowest] = goods.toSorted((one, other) => days(other) - days(one));
  const usual = goods.find(({ dispatchDays }) => dispatchDays === undefined);
  return [...new Set([slowest, usual].flatMap((line) => line?.product ?? []))];
}
