import { expect, it } from "vitest";
import { randomKey } from "./random-key";

it("makes keys that an Idempotency-Key header may carry", () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
