import { afterEach, describe, expect, it, vi } from "vitest";

const OLD = "the first secret of the shop, long enough";
const NEW = "the second secret of the shop, long enough";

const ACCOUNT = "0190a0b0-0000-7000-8000-000000000001";

/** The module as a process with this environment has it. */
async function boxWith(secret: string, previous = "") {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("AUTH_SECRET", secret);
  vi.stubEnv("AUTH_SECRET_PREVIOUS", previous);
  return import("./secret-box");
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a sealed secret", () => {
  it("holds nothing of it, and is another text each time", async () => {
    const { seal, openSecret } = await boxWith(OLD);
    const sealed = [seal("JBSWY3DPEHPK3PXP", ACCOUNT), seal("JBSWY3DPEHPK3PXP", ACCOUNT)];
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(Buffer.from(sealed[0] ?? "", "base64url").toString("latin1")).not.toContain("JBSWY");
    for (const text of sealed) {
      expect(openSecret(text, ACCOUNT)).toEqual({ secret: "JBSWY3DPEHPK3PXP", stale: false });
    }
  });

  it("is stale under the previous AUTH_SECRET, and lost without it", async () => {
    const { seal } = await boxWith(OLD);
    const sealed = seal("JBSWY3DPEHPK3PXP", ACCOUNT);
    const rotated = await boxWith(NEW, OLD);
    expect(rotated.openSecret(sealed, ACCOUNT)).toEqual({
      secret: "JBSWY3DPEHPK3PXP",
      stale: true,
    });
    const { openSecret } = await boxWith(NEW);
    expect(() => openSecret(sealed, ACCOUNT)).toThrow("cannot be opened");
  });

  it("that was altered does not open", async () => {
    const { seal, openSecret } = await boxWith(OLD);
    const sealed = seal("JBSWY3DPEHPK3PXP", ACCOUNT);
    const altered = sealed.slice(0, -4) + (sealed.endsWith("AAAA") ? "BBBB" : "AAAA");
    expect(() => openSecret(altered, ACCOUNT)).toThrow("cannot be opened");
    expect(() => openSecret("", ACCOUNT)).toThrow("cannot be opened");
  });

  it("opens for its own account alone, and never without the mark that binds it", async () => {
    const { seal, openSecret } = await boxWith(OLD);
    const sealed = seal("JBSWY3DPEHPK3PXP", ACCOUNT);
    expect(() => openSecret(sealed, "another account")).toThrow("cannot be opened");
    expect(() => openSecret(sealed.slice(2), ACCOUNT)).toThrow("cannot be opened");
    const unbound = seal("JBSWY3DPEHPK3PXP", "").slice(2);
    expect(() => openSecret(unbound, ACCOUNT)).toThrow("cannot be opened");
  });

  it("is not made without a key, nor opened", async () => {
    const { seal } = await boxWith(OLD);
    const sealed = seal("JBSWY3DPEHPK3PXP", ACCOUNT);
    const keyless = await boxWith("");
    expect(() => keyless.seal("JBSWY3DPEHPK3PXP", ACCOUNT)).toThrow("AUTH_SECRET is not set");
    expect(() => keyless.openSecret(sealed, ACCOUNT)).toThrow("AUTH_SECRET is not set");
  });

  it("cannot be had by a shop that brings a database but no key: it does not start", async () => {
    const { parseEnv } = await import("@/lib/base/env");
    expect(() =>
      parseEnv({ NODE_ENV: "test", DATABASE_URL: "postgresql://u:p@localhost/shop" }),
    ).toThrow("AUTH_SECRET is required");
  });
});
