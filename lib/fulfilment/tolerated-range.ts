/** Minimum and maximum whole units of an ordered quantity within its tolerance. */
export function toleratedRange(ordered: number, tolerancePercent: number) {
  return {
    least: Math.max(1, Math.ceil((ordered * (100 - tolerancePercent)) / 100)),
    most: Math.floor((ordered * (100 + tolerancePercent)) / 100),
  };
}
