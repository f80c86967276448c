import { afterEach, describe, expect, it, vi } from "vitest";

/** The environment is read once per process, so each test loads the module afresh. */
async function shopWith(variables: Record<string, string | undefined>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return import("./google");
}

describe("the addresses of the sign-in with the provider", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("do not exist where the shop has none", async () => {
    const { requireGoogle } = await shopWith({
      GOOGLE_CLIENT_ID: undefined,
      GOOGLE_CLIENT_SECRET: undefined,
    });
    expect(requireGoogle).toThrow(expect.objectContaining({ code: "not_found" }));
  });

  it("exist where it has one", async () => {
    const { requireGoogle } = await shopWith({
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "secret",
    });
    expect(requireGoogle).not.toThrow();
  });
});
