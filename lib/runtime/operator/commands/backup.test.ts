import { expect, it } from "vitest";
import { size } from "./backup";

it("writes bytes in a fitting unit", () => {
  expect(size(1)).toBe("1 byte");
  expect(size(999)).toBe("999 bytes");
  expect(size(1_000)).toBe("1.0 kB");
  expect(size(999_999)).toBe("1.0 MB");
  expect(size(3_400_000)).toBe("3.4 MB");
  expect(size(2.5e15)).toBe("2500.0 TB");
});
