/** What a company owed on a day, before its first order here; below 0 the shop owed it. */
export interface OpeningBalance {
  amountPaise: number;
  /** In India, such as "2026-03-31". */
  day: string;
}

/** What has to be added so that this balance stands; nothing where it stands already. */
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
