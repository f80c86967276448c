/** The GST rate of a heading and everything below it on one day. */
export interface RateOfDay {
  /** The heading's digits. */
  hsn: string;
  /** Hundredths of a percent. */
  rateBasisPoints: number;
}

/** Returns the rate of the longest heading that is a prefix of the code; null when there is none. */
export function rateFor<Rate extends RateOfDay>(
  rates: readonly Rate[],
  hsnCode: string | null,
): Rate | null {
  if (hsnCode === null) return null;
  const fitting = rates.filter(({ hsn }) => hsnCode.startsWith(hsn));
  return fitting.reduce<Rate | null>(
    (best, rate) => (best && best.hsn.length >= rate.hsn.length ? best : rate),
    null,
  );
}
