import { describe, expect, it } from "vitest";
import { changedKeys, GUIDE_STEPS, guideSchema, guideValues } from "./guide-form";

describe("the GST guide", () => {
  it("asks for every setting once", () => {
    const requested = GUIDE_STEPS.flatMap(({ keys }) => keys);
    expect([...requested].sort()).toEqual(Object.keys(guideSchema.shape).sort());
  });

  it("opens with the defaults and requires a legal name, a place and a GSTIN", () => {
    const issues = guideSchema.safeParse(guideValues({})).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["legalName", "Enter the legal name"],
      ["sellerCity", "Enter the city"],
      ["sellerPin", "Enter the PIN code"],
      ["sellerGstin", "Enter the GSTIN"],
    ]);
  });

  it("saves only the changes of a step", () => {
    const saved = guideValues({});
    const values = { ...saved, legalName: " KLN Private Limited ", sellerGstin: "x" };
    const [first] = GUIDE_STEPS;
    expect(first && changedKeys(first, values, saved)).toEqual(["legalName"]);
    expect(first && changedKeys(first, { ...saved, tradeName: " " }, saved)).toEqual([]);
  });
});
