import { describe, expect, it } from "vitest";
import { registerSchema, updateProfileSchema } from "@/lib/identity/accounts/schemas";
import { addressSchema } from "@/lib/identity/addresses/schemas";
import { contactSchema } from "@/lib/messaging/inbox/schemas";
import { z } from "@/lib/base/input/zod";
import { longestTexts } from "./longest";

describe("the maximum length of a field", () => {
  it("is the server's limit, through transforms and optional wrappers", () => {
    expect(longestTexts(registerSchema)).toEqual({
      name: 120,
      email: 254,
      password: 128,
      company: 120,
    });
    expect(longestTexts(contactSchema)).toMatchObject({ email: 254, phone: 20, message: 5000 });
    expect(longestTexts(updateProfileSchema)).toMatchObject({ company: 120 });
    expect(longestTexts(addressSchema)).toMatchObject({ zipCode: 10, phone: 20 });
  });

  it("is absent if the schema sets none", () => {
    const schema = z.object({ free: z.string(), count: z.number().max(3), chosen: z.boolean() });
    expect(longestTexts(schema)).toEqual({});
    expect(longestTexts(schema.refine(() => true))).toEqual({});
  });
});
