import { describe, expect, it } from "vitest";
import { passwordFormSchema, profileChange, profileFormSchema } from "./profile-form";

const profile = { email: "asha@example.com", hasPassword: true };
const values = {
  name: "Asha",
  email: profile.email,
  company: "",
  gstin: null,
  currentPassword: "",
};

const problems = (input: object, of = profile) =>
  profileFormSchema(of)
    .safeParse({ ...values, ...input })
    .error?.issues.map(({ path }) => path.join("."));

describe("profileFormSchema", () => {
  it("asks for no password while the email stays, however it is written", () => {
    expect(problems({ email: " Asha@Example.com " })).toBeUndefined();
  });

  it("asks for the password with another email", () => {
    expect(problems({ email: "new@example.com" })).toEqual(["currentPassword"]);
    expect(problems({ email: "new@example.com", currentPassword: "x" })).toBeUndefined();
  });

  it("requires no password of an account without one", () => {
    expect(problems({ email: "new@example.com" }, { ...profile, hasPassword: false })).toBe(
      undefined,
    );
  });

  it("needs a name", () => {
    expect(problems({ name: "  " })).toEqual(["name"]);
  });
});

describe("profileChange", () => {
  it("sends the email and the password only together", () => {
    expect(profileChange({ ...values, currentPassword: "left over" }, profile)).toEqual({
      name: "Asha",
      company: "",
      gstin: null,
    });
    const moved = { ...values, email: "new@example.com", currentPassword: "secret" };
    expect(profileChange(moved, profile)).toEqual({
      name: "Asha",
      company: "",
      gstin: null,
      email: "new@example.com",
      currentPassword: "secret",
    });
  });
});

describe("passwordFormSchema", () => {
  const form = {
    currentPassword: "old one",
    newPassword: "a new one",
    confirmPassword: "a new one",
  };

  it("accepts two that are identical", () => {
    expect(passwordFormSchema.safeParse(form).success).toBe(true);
  });

  it.each([
    ["newPassword", { newPassword: "short", confirmPassword: "short" }],
    ["currentPassword", { currentPassword: "" }],
    ["confirmPassword", { confirmPassword: "a new One" }],
  ])("complains at %s", (field, change) => {
    const { error } = passwordFormSchema.safeParse({ ...form, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  });
});
