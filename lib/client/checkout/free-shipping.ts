/** Progress of a cart towards free shipping; `remainingPaise` is 0 at the threshold itself. */
interface FreeShippingProgress {
  reached: boolean;
  remainingPaise: number;
  /** 0 to 100, whole. */
  percent: number;
}

/** Shipping is free only above the threshold, not at it (docs/product.md: Money). */
export function freeShippingProgress(
  subtotalPaise: number,
  abovePaise: number,
): FreeShippingProgress {
  if (subtotalPaise > abovePaise) return { reached: true, remainingPaise: 0, percent: 100 };
  const percent = abovePaise === 0 ? 0 : Math.floor((subtotalPaise / abovePaise) * 100);
  return {
    reached: false,
    remainingPaise: abovePaise - subtotalPaise,
    percent: Math.min(percent, 99),
  };
}
