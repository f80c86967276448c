import { expect, it } from "vitest";
import { freeShippingProgress } from "./free-shipping";

it.each([
  [0, 200_000, { reached: false, remainingPaise: 200_000, percent: 0 }],
  [150_000, 200_000, { reached: false, remainingPaise: 50_000, percent: 75 }],
  [199_999, 200_000, { reached: false, remainingPaise: 1, percent: 99 }],
  // At the threshold itself shipping is not free yet.
  [200_000, 200_000, { reached: false, remainingPaise: 0, percent: 99 }],
  [200_001, 200_000, { reached: true, remainingPaise: 0, percent: 100 }],
  [0, 0, { reached: false, remainingPaise: 0, percent: 0 }],
])("%i of %i paise", (subtotal, above, progress) => {
  expect(freeShippingProgress(subtotal, above)).toEqual(progress);
});
