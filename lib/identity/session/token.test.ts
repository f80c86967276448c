import { SignJWT } from "jose";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { currentKey } from "@/lib/base/secrets/secrets";
import { checkToken, signToken } from "./token";

const CLAIMS = {
  sub: "0190a0b0-0000-7000-8000-000000000001",
  name: "Asha",
  email: "asha@example.in",
  company: null,
  role: "user" as const,
  sid: "0190a0b0-0000-7000-8000-000000000002",
  exp: 4_000_000_000,
};

const US = { iss: "http://localhost:3000", aud: "http://localhost:3000/api" };

const signed = (claims: object) =>
  new SignJWT({ ...CLAIMS, ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .sign(currentKey("session-token"));

describe("a token", () => {
  beforeAll(() => {
    vi.stubEnv("AUTH_SECRET", "a secret of more than thirty-two characters");
    vi.stubEnv("APP_URL", "http://localhost:3000");
  });
  afterEach(() => void vi.useRealTimers());

  it("names who made it and for what", async () => {
    const checked = await checkToken(await signToken(CLAIMS));
    expect(checked).toMatchObject({ state: "valid", claims: { ...CLAIMS, ...US } });
  });

  it("is outlived, not forged, where we signed it for another address, or before it named one", async () => {
    expect(await checkToken(await signed(US))).toMatchObject({ state: "valid" });
    for (const claims of [{}, { ...US, iss: "https://elsewhere" }, { ...US, aud: "other" }]) {
      expect(await checkToken(await signed(claims))).toEqual({ state: "expired" });
    }
    expect(await checkToken(`${await signed(US)}x`)).toEqual({ state: "invalid" });
  });

  it("that was found good is so until its time is over, and vouches for no other", async () => {
    const token = await signToken({ ...CLAIMS, exp: 2_000_000_000 });
    vi.setSystemTime(1_999_999_999_999);
    for (let n = 0; n < 2; n += 1)
      expect(await checkToken(token)).toMatchObject({ state: "valid" });
    const [header, payload] = token.split(".");
    expect(await checkToken(`${header}.${payload}.`)).toEqual({ state: "invalid" });
    vi.setSystemTime(2_000_000_000_000);
    expect(await checkToken(token)).toEqual({ state: "expired" });
  });
});
