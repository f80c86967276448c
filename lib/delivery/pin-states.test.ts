import fc from "fast-check";
import { expect, it } from "vitest";
import { INDIAN_STATES } from "@/lib/gst/states";
import { stateOfPin } from "./pin-states";

/** Post offices that everybody can look up. */
it.each([
  ["110001", "Delhi"],
  ["122015", "Haryana"],
  ["141001", "Punjab"],
  ["160017", "Chandigarh"],
  ["171001", "Himachal Pradesh"],
  ["190001", "Jammu and Kashmir"],
  ["194101", "Ladakh"],
  ["226001", "Uttar Pradesh"],
  ["246701", "Uttar Pradesh"],
  ["247667", "Uttarakhand"],
  ["248001", "Uttarakhand"],
  ["302001", "Rajasthan"],
  ["380001", "Gujarat"],
  ["396210", "Dadra and Nagar Haveli and Daman and Diu"],
  ["400001", "Maharashtra"],
  ["403001", "Goa"],
  ["462001", "Madhya Pradesh"],
  ["492001", "Chhattisgarh"],
  ["500001", "Telangana"],
  ["533464", "Puducherry"],
  ["520001", "Andhra Pradesh"],
  ["560001", "Karnataka"],
  ["600001", "Tamil Nadu"],
  ["605001", "Puducherry"],
  ["673310", "Puducherry"],
  ["682555", "Lakshadweep"],
  ["695001", "Kerala"],
  ["700001", "West Bengal"],
  ["737101", "Sikkim"],
  ["744101", "Andaman and Nicobar Islands"],
  ["751001", "Odisha"],
  ["781001", "Assam"],
  ["791111", "Arunachal Pradesh"],
  ["793001", "Meghalaya"],
  ["795001", "Manipur"],
  ["796001", "Mizoram"],
  ["797001", "Nagaland"],
  ["799001", "Tripura"],
  ["800001", "Bihar"],
  ["834001", "Jharkhand"],
])("%s is in %s", (pin, state) => expect(stateOfPin(pin)).toBe(state));

it.each(["900001", "999999", "290001", "660001"])("%s is in no state", (pin) =>
  expect(stateOfPin(pin)).toBeNull(),
);

it("names states as addresses do, and each of them has PIN codes", () => {
  const found = new Set<string>();
  for (let first = 100; first < 1000; first++) {
    for (let rest = 0; rest < 1000; rest++) {
      const state = stateOfPin(String(first * 1000 + rest));
      if (state) found.add(state);
    }
  }
  expect([...found].sort()).toEqual([...INDIAN_STATES]);
});

it("never throws, whatever is typed", () => {
  fc.assert(fc.property(fc.string(), (text) => void stateOfPin(text)));
});
