import { afterEach, describe, expect, it, vi, beforeAll } from "vitest";
import { matchesXsrfValue, newXsrfValue } from "./cookies";

/** Loads the module for a shop at this address. */
async function cookiesAt(APP_URL: string) {
  vi.resetModules();
  vi.stubEnv("APP_URL", APP_URL);
  vi.stubEnv("AUTH_SECRET", "a secret of more than thirty-two characters");
  return import("./cookies");
}

describe("the session's cookie", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("is bound to its very host under HTTPS, and read by no script", async () => {
    const { sessionCookie } = await cookiesAt("https://shop.example");
    expect(sessionCookie("token", 60)).toBe(
      "__Host-next-auth.session-token=token; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=60",
    );
  });

  it("works without HTTPS, on a machine of one's own", async () => {
    const { sessionCookie } = await cookiesAt("http://localhost:3000");
    expect(sessionCookie("token", null)).toBe(
      "next-auth.session-token=token; Path=/; SameSite=Lax; HttpOnly",
    );
  });

  it("stands beside cookies of the provider's flow that are bound as tightly", async () => {
    const { providerCookies } = await cookiesAt("https://shop.example");
    for (const cookie of Object.values(providerCookies())) {
      expect(cookie.name).toMatch(/^__Host-/);
      expect(cookie.options).toMatchObject({ httpOnly: true, secure: true, path: "/" });
    }
  });
});

describe("the XSRF value", () => {
  beforeAll(() => {
    vi.stubEnv("AUTH_SECRET", "a secret of more than thirty-two characters");
  });

  it("is valid only for its own session", () => {
    const value = newXsrfValue("session-1");
    expect(matchesXsrfValue(value, "session-1")).toBe(true);
    expect(matchesXsrfValue(value, "session-2")).toBe(false);
    expect(matchesXsrfValue(value, null)).toBe(false);
    expect(matchesXsrfValue(newXsrfValue(null), "session-1")).toBe(false);
    expect(matchesXsrfValue(newXsrfValue(null), null)).toBe(true);
  });

  it("is another each time, and nothing that can be made up", () => {
    expect(newXsrfValue("s")).not.toBe(newXsrfValue("s"));
    const [random] = newXsrfValue("s").split(".");
    for (const made of ["", ".", "x", `${random}`, `${random}.`, `${random}.${random}`]) {
      expect(matchesXsrfValue(made, "s")).toBe(false);
    }
  });
});
