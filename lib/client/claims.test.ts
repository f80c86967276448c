import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testToken, TEST_CLAIMS as CLAIMS } from "@/e2e/steps/session-token";
import { decodeToken } from "./claims";

const NOW = CLAIMS.exp - 60;
const getState = (token: string, now = NOW) => decodeToken(token, now).state;

describe("decodeToken", () => {
  it("reads the claims of a living token, whatever script its names are in", () => {
    const token = testToken({ ...CLAIMS, sid: "1" });
    expect(decodeToken(token, NOW)).toEqual({ state: "valid", claims: CLAIMS });
  });

  it("tells one whose time is over from one that says nothing", () => {
    expect(getState(testToken(CLAIMS), CLAIMS.exp)).toBe("expired");
  });

  it("is over by its time alone, whatever else it says", () => {
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

  it("never throws, whatever somebody typed into the storage", () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        expect(getState(text)).toBe("invalid");
        expect(() => decodeToken(testToken(JSON.parse(json)), NOW)).not.toThrow();
      }),
    );
  });
});
