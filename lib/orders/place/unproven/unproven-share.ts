/**
 * How many packs of a product the next unverified order may take: all open unverified orders together hold at most
 * `sharePercent` of the stock that there would be without them, rounded up to a whole pack.
 */
export function unprovenRoom(stockCount: number, held: number, sharePercent: number): number {
  const most = Math.ceil(((stockCount + held) * sharePercent) / 100);
  return Math.min(stockCount, Math.max(0, most - held));
}
