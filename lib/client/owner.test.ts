import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "@/e2e/support/browser-storage";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";

const getToken = (sub: string) => testToken({ ...TEST_CLAIMS, sub });

describe("values stored by a tab", () => {
  beforeEach(() => {
    vi.resetModules();
    fakeStorage({});
  });

  it("are shown only to their account once its person has logged out", async () => {
    const { signIn, endSession } = await import("./session");
    const { ownerNow, getOwnValue } = await import("./owner");
    signIn(getToken("asha"));
    const kept = { owner: ownerNow(), value: "12 MG Road" };
    expect(getOwnValue(kept)).toBe("12 MG Road");
    endSession("logged-out");
    expect(getOwnValue(kept)).toBeUndefined();
    signIn(getToken("ravi"));
    expect(getOwnValue(kept)).toBeUndefined();
    signIn(getToken("asha"));
    expect(getOwnValue(kept)).toBe("12 MG Road");
  });

  it("move to the account that a visitor signs in to", async () => {
    const { signIn } = await import("./session");
    const { ownerNow, getOwnValue } = await import("./owner");
    const kept = { owner: ownerNow(), value: "12 MG Road" };
    signIn(getToken("asha"));
    expect(getOwnValue(kept)).toBe("12 MG Road");
    expect(getOwnValue(null)).toBeUndefined();
  });
});
