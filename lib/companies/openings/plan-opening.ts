/** A company's debt on a day before its first order here; negative when the shop owed it. */
export interface OpeningBalance {
  amountPaise: number;
  /** Day in India, such as "2026-03-31". */
  day: string;
}

/** Entries to add for this balance; empty when it is already booked. */
export function planOpening(
  entered: readonly OpeningBalance[],
  wanted: OpeningBalance,
): OpeningBalance[] {
  const days = new Set([...entered.map(({ day }) => day), wanted.day]);
  return [...days].flatMap((day) => {
    const has = entered.find((balance) => balance.day === day)?.amountPaise ?? 0;
    const amountPaise = (day === wanted.day ? wanted.amountPaise : 0) - has;
    return amountPaise === 0 ? [] : [{ day, amountPaise }];
  });
}
