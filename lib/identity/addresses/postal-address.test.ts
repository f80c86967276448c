import { describe, expect, it } from "vitest";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { addressLines, toPostalAddress } from "./postal-address";

const address = { ...POSTAL_ADDRESS, apartment: null };

describe("an address", () => {
  it("is formatted as on a parcel, without empty lines", () => {
    expect(addressLines(address)).toEqual([
      "Asha Verma",
      "12 MG Road",
      "Gurugram, Haryana 122001",
      "India",
    ]);
  });

  it("has the company below the name and the apartment below the street", () => {
    expect(addressLines({ ...address, apartment: "Second floor" }, "Greenleaf Foods")).toEqual([
      "Asha Verma",
      "Greenleaf Foods",
      "12 MG Road",
      "Second floor",
      "Gurugram, Haryana 122001",
      "India",
    ]);
  });

  it("is taken from a row without the row's other columns", () => {
    expect(toPostalAddress({ ...address, accessKey: "secret" } as typeof address)).toEqual(address);
  });
});
