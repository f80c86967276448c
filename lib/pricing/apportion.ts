/**
 * Splits `paise` over `weights` in proportion, so that the parts add up to it: each has its share rounded
 * down, and what is left goes, a paisa each, to the shares that lost most by that; among equals to the
 * first (largest remainder method). Weights are whole, none negative, and not all zero.
 */
export function apportion(paise: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(paise) * BigInt(weight);
    return { index, part: Number(product / whole), rest: product % whole };
  });
  const left = paise - shares.reduce((sum, { part }) => sum + part, 0);
  const first = [...shares].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1,
  );
  const lucky = new Set(first.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, part }) => part + (lucky.has(index) ? 1 : 0));
}
