import { describe, expect, it } from "vitest";
import {
  INDIAN_STATES,
  isUnionTerritory,
  getStateCode,
  stateTaxName,
  unknownStateText,
} from "./states";

describe("the state's half of GST", () => {
  it("has a name of its own in union territories without a legislature", () => {
    const named = INDIAN_STATES.filter(
      (name) => stateTaxName(getStateCode(name) ?? "") === "UTGST",
    );
    expect(named).toEqual([
      "Andaman and Nicobar Islands",
      "Chandigarh",
      "Dadra and Nagar Haveli and Daman and Diu",
      "Ladakh",
      "Lakshadweep",
    ]);
    // Delhi, Puducherry and Jammu and Kashmir have a legislature.
    for (const code of ["07", "34", "01"]) expect(stateTaxName(code)).toBe("SGST");
  });
});

it("India has 28 states and 8 union territories", () => {
  expect(INDIAN_STATES.filter((name) => !isUnionTerritory(name))).toHaveLength(28);
  expect(INDIAN_STATES.filter(isUnionTerritory)).toHaveLength(8);
});

describe("a name that is no state's", () => {
  it.each([
    ["Gujrat", "Gujarat"],
    ["Tamilnadu", "Tamil Nadu"],
    ["Delhi NCR", "Delhi"],
    ["Jammu & Kashmir", "Jammu and Kashmir"],
    ["Pondicherry", "Puducherry"],
    ["chattisgarh", "Chhattisgarh"],
  ])("%s is met with %s", (name, state) => {
    expect(unknownStateText(name)).toBe(`“${name}” is not a state. Did you mean ${state}?`);
  });

  it.each(["Atlantis", "X", ""])("“%s” is like none", (name) => {
    expect(unknownStateText(name)).toBe(`“${name}” is not a state.`);
  });
});
