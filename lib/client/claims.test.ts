import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testToken, TEST_CLAIMS as CLAIMS } from "@/e2e/steps/session-token";
import { decodeToken } from "./claims";

const NOW = CLAIMS.exp - 60;
const getState = (token: string, now = NOW) => decodeToken(token, now).state;

describe("decodeToken", () => {
  it("reads the claims of a valid token, with names in any script", () => {
    const token = testToken({ ...CLAIMS, sid: "1" });
    expect(decodeToken(token, NOW)).toEqual({ state: "valid", claims: CLAIMS });
  });

  it("distinguishes an expired token from an unreadable one", () => {
    expect(getState(testToken(CLAIMS), CLAIMS.exp)).toBe("expired");
  });

  it("expires by its time alone, whatever its other claims", () => {
    expect(getState(testToken({ exp: CLAIMS.exp }), CLAIMS.exp)).toBe("expired");
    expect(getState(testToken({ exp: CLAIMS.exp }))).toBe("invalid");
  });

  it.each([
    ["an empty string", ""],
    ["one part", "abc"],
    ["no base64", "a.%%%.c"],
    ["no JSON", `a.${Buffer.from("{half").toString("base64url")}.c`],
    ["no object", testToken(null)],
    ["no name", testToken({ ...CLAIMS, name: 7 })],
    ["no email", testToken({ ...CLAIMS, email: undefined })],
    ["no role", testToken({ ...CLAIMS, role: undefined })],
    ["no expiry", testToken({ ...CLAIMS, exp: "soon" })],
  ])("cannot be decoded: %s", (_, token) => {
    expect(getState(token)).toBe("invalid");
  });

  it("never throws, whatever is stored", () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        expect(getState(text)).toBe("invalid");
        expect(() => decodeToken(testToken(JSON.parse(json)), NOW)).not.toThrow();
      }),
    );
  });
});
