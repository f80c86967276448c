import { describe, expect, it } from "vitest";
import { changedFields } from "./changed-fields";

const user = { name: "Asha Rao", company: null, role: "admin", deactivatedAt: null } as const;
const form = { name: "Asha Rao", company: "", role: "admin", deactivated: false } as const;

describe("changedFields", () => {
  it("returns differences only, so that no other user's change is undone", () => {
    expect(changedFields(user, { ...form, name: "Asha Verma" })).toEqual({ name: "Asha Verma" });
    expect(changedFields(user, { ...form, company: "Rao Sweets" })).toEqual({
      company: "Rao Sweets",
    });
    expect(changedFields(user, { ...form, role: "user", deactivated: true })).toEqual({
      role: "user",
      deactivated: true,
    });
    const known = { ...user, company: "Rao Sweets", deactivatedAt: "2026-11-21T06:00:00Z" };
    expect(changedFields(known, form)).toEqual({ company: "", deactivated: false });
  });

  it("returns nothing without differences", () => {
    expect(changedFields(user, form)).toBeNull();
  });
});
