import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeStorage } from "@/lib/testing/browser-storage";
import { claimsOf, sessionToken } from "./session";

const NOW = 1_800_000_000;
const CLAIMS = { name: "Zoë अशा", email: "asha@example.com", role: "user", exp: NOW + 60 };

const token = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

describe("claimsOf", () => {
  it("reads the claims of a living token, whatever script its names are in", () => {
    expect(claimsOf(token({ ...CLAIMS, sid: "1", company: null }), NOW)).toEqual(CLAIMS);
  });

  it("knows nobody once the token has expired", () => {
    expect(claimsOf(token({ ...CLAIMS, exp: NOW }), NOW)).toBeNull();
  });

  it.each([
    ["nothing", null],
    ["an empty string", ""],
    ["one part", "abc"],
    ["no base64", "a.%%%.c"],
    ["no JSON", `a.${Buffer.from("{half").toString("base64url")}.c`],
    ["no object", token(null)],
    ["no name", token({ ...CLAIMS, name: 7 })],
    ["no e-mail", token({ ...CLAIMS, email: undefined })],
    ["no expiry", token({ ...CLAIMS, exp: "soon" })],
  ])("knows nobody by %s", (_, stored) => {
    expect(claimsOf(stored, NOW)).toBeNull();
  });

  it("never throws, whatever somebody typed into the storage", () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        expect(claimsOf(text, NOW)).toBeNull();
        expect(() => claimsOf(token(JSON.parse(json)), NOW)).not.toThrow();
      }),
    );
  });
});

describe("sessionToken", () => {
  beforeEach(() => {
    fakeStorage({ kln_token: "stored" });
  });

  it("is what the storage holds", () => {
    expect(sessionToken()).toBe("stored");
  });
});
