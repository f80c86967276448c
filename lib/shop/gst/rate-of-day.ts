/** What GST asks of a heading and all below it, on one day. */
export interface RateOfDay {
  /** Its digits. */
  hsn: string;
  /** Hundredths of a percent. */
  rateBasisPoints: number;
}

/** The rate of the longest heading that the code begins with; null where there is none. */
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
