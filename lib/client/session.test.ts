import { beforeEach, describe, expect, it, vi } from "vitest";
import { blockedStorage, fakeStorage } from "@/e2e/support/browser-storage";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";

const TOKEN = testToken(TEST_CLAIMS);
const OTHER = testToken({ ...TEST_CLAIMS, sub: "other" });

/** The module holds state per page, so each test loads it afresh. */
async function freshPage(initial: Record<string, string> = {}) {
  vi.resetModules();
  const storage = fakeStorage(initial);
  return { storage, ...(await import("./session")) };
}

describe("the session of this browser", () => {
  beforeEach(() => {
    vi.resetModules();
  });

  it("is empty at first", async () => {
    const page = await freshPage();
    expect(page.currentSession()).toEqual({ state: "signed-out", because: "none" });
    expect(page.sessionToken()).toBeNull();
  });

  it("is that of the stored token, the same object as long as nothing changes", async () => {
    const page = await freshPage();
    page.signIn(TOKEN);
    expect(page.storage.values.get("kln_token")).toBe(TOKEN);
    expect(page.currentSession()).toEqual({ state: "signed-in", claims: TEST_CLAIMS });
    expect(page.currentSession()).toBe(page.currentSession());
    expect(page.sessionToken()).toBe(TOKEN);
  });

  it("ends when its time is over, with the page still open", async () => {
    const page = await freshPage({ kln_token: TOKEN });
    expect(page.currentSession(TEST_CLAIMS.exp - 1).state).toBe("signed-in");
    expect(page.currentSession(TEST_CLAIMS.exp)).toMatchObject({ because: "expired" });
  });

  it("sends no token that cannot be read", async () => {
    const page = await freshPage({ kln_token: "nonsense" });
    expect(page.currentSession()).toMatchObject({ because: "invalid" });
    expect(page.sessionToken()).toBeNull();
    expect(page.storedToken()).toBe("nonsense");
  });

  it("knows why it ended, and removes the person's data", async () => {
    const page = await freshPage({ kln_token: TOKEN, lastOrder: "{}", cart: "[]" });
    page.endSession("logged-out");
    expect([...page.storage.values.keys()]).toEqual(["cart"]);
    expect(page.currentSession()).toEqual({ state: "signed-out", because: "logged-out" });
  });

  it("keeps a newer token that replaced the refused one", async () => {
    const page = await freshPage({ kln_token: OTHER });
    page.refuseToken(TOKEN, "expired");
    expect(page.sessionToken()).toBe(OTHER);
    page.refuseToken(OTHER, "invalid");
    expect(page.currentSession()).toMatchObject({ because: "invalid" });
  });

  it("lasts for the visit where the browser stores nothing", async () => {
    const page = await freshPage();
    blockedStorage();
    page.signIn(TOKEN);
    expect(page.sessionToken()).toBe(TOKEN);
    page.endSession("logged-out");
    expect(page.sessionToken()).toBeNull();
  });
});
