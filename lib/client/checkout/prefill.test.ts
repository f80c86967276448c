import { describe, expect, it } from "vitest";
import type { SavedAddress } from "@/lib/identity/addresses/schemas";
import { draftFrom, toDraft } from "./draft";
import {
  addressInForm,
  addressLine,
  billingInForm,
  chosenAddress,
  chosenBilling,
  defaultBilling,
  buildPrefill,
} from "./prefill";

const person = { name: "Asha Verma", email: "asha@example.com", company: null, gstin: null };
const kept: SavedAddress = {
  _id: "8a5a4c1e-3f0e-4d8e-9d0a-0d7c5e2f1a11",
  firstName: "Store",
  lastName: "Manager",
  address: "12 MG Road",
  apartment: null,
  city: "Gurugram",
  state: "Haryana",
  zipCode: "122001",
  country: "India",
  phone: "+91 98765 43210",
  gstin: null,
  label: null,
  defaultShipping: false,
  defaultBilling: false,
  company: false,
};
const empty = draftFrom(null);

describe("prefillOf", () => {
  it("fills an empty form from the profile", () => {
    expect(buildPrefill(empty, { ...person, company: "Kraft & Co" }, undefined)).toEqual({
      email: "asha@example.com",
      firstName: "Asha",
      lastName: "Verma",
      company: "Kraft & Co",
    });
  });

  it.each([
    ["an empty form", empty],
    ["the form as it opened", toDraft(person)],
  ])("takes recipient and phone from the last address for %s", (_, typed) => {
    expect(buildPrefill(typed, person, kept)).toEqual({
      email: "asha@example.com",
      firstName: "Store",
      lastName: "Manager",
      address: "12 MG Road",
      city: "Gurugram",
      state: "Haryana",
      zipCode: "122001",
      country: "India",
      phone: "+91 98765 43210",
    });
  });

  it("fills in the GSTIN of the account, and no other over a typed one", () => {
    const registered = { ...person, gstin: "29AAGCB7383J1Z4" };
    expect(buildPrefill(empty, registered, undefined)).toHaveProperty("gstin", "29AAGCB7383J1Z4");
    const typed = draftFrom({ gstin: "27AAPFU0939F1ZV" });
    expect(buildPrefill(typed, registered, undefined)).not.toHaveProperty("gstin");
  });

  it("never replaces typed values, and never mixes two addresses", () => {
    const typed = draftFrom({ email: "me@example.com", firstName: "M", city: "Pune" });
    expect(buildPrefill(typed, person, kept)).toEqual({ lastName: "Verma" });
  });
});

describe("a chosen address", () => {
  it("brings its own phone, or keeps the form's", () => {
    expect(chosenAddress(kept)).toMatchObject({ apartment: "", phone: "+91 98765 43210" });
    expect(chosenAddress({ ...kept, phone: null })).not.toHaveProperty("phone");
  });

  it("is recognised in the form until one of its fields changes", () => {
    const form = { ...empty, ...chosenAddress(kept) };
    expect(addressInForm(form, [kept])).toBe(kept);
    expect(addressInForm({ ...form, city: "Delhi" }, [kept])).toBeUndefined();
  });

  it("has a distinguishing line", () => {
    expect(addressLine(kept)).toBe("Store Manager, 12 MG Road, Gurugram 122001");
    expect(addressLine({ ...kept, label: "Warehouse" })).toBe(
      "Warehouse: Store Manager, 12 MG Road, Gurugram 122001",
    );
  });
});

describe("the default for billing", () => {
  const office: SavedAddress = {
    ...kept,
    _id: "8a5a4c1e-3f0e-4d8e-9d0a-0d7c5e2f1a12",
    city: "Pune",
    label: "Office",
    defaultBilling: true,
  };
  const all = [kept, office];

  it.each([
    ["a saved one", kept],
    ["one that is typed", undefined],
  ])("is filled in next to another delivery address: %s", (_, shipping) => {
    const filled = defaultBilling(empty, all, shipping);
    expect(filled).toMatchObject({ sameAsShipping: false, billingCity: "Pune" });
    expect(billingInForm({ ...empty, ...filled }, all)).toBe(office);
  });

  it("needs no address of its own where the goods go there, too, and no account has to have one", () => {
    expect(defaultBilling(empty, all, office)).toEqual({});
    expect(defaultBilling(empty, [kept], kept)).toEqual({});
  });

  it("never replaces a filled-in billing address", () => {
    expect(defaultBilling({ ...empty, sameAsShipping: false }, all, kept)).toEqual({});
  });

  it("gives way to another one that is chosen or typed", () => {
    const form = { ...empty, ...chosenBilling(kept) };
    expect(billingInForm(form, all)).toBe(kept);
    expect(billingInForm({ ...form, billingCity: "Delhi" }, all)).toBeUndefined();
    expect(billingInForm({ ...form, ...chosenBilling(undefined) }, all)).toBeUndefined();
  });
});
