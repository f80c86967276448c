/** How little and how much of an ordered quantity may be made: whole units within so many percent of it. */
export function madeRange(ordered: number, tolerancePercent: number) {
  return {
    least: Math.max(1, Math.ceil((ordered * (100 - tolerancePercent)) / 100)),
    most: Math.floor((ordered * (100 + tolerancePercent)) / 100),
  };
}
