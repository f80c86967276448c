import { expect, it } from "vitest";
import { isValid, provenClaims } from "./claims";

it("claims only what evidence supports, each once", () => {
  const kinds = (["fsc", "fssai", "fsc", "other"] as const).map((kind) => ({ kind }));
  expect(provenClaims(kinds)).toEqual(["FSC certified", "Food safe"]);
  expect(provenClaims([{ kind: "compostable" }])).toEqual(["Compostable"]);
  expect(provenClaims([{ kind: "other" }])).toEqual([]);
  expect(provenClaims([])).toEqual([]);
});

it.each([
  [null, true],
  ["2026-11-23", true],
  ["2026-11-22", true],
  ["2026-11-21", false],
])("a certificate that ends on %s is valid on 22 November: %s", (validUntil, valid) =>
  expect(isValid({ validUntil }, "2026-11-22")).toBe(valid),
);
