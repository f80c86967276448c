import { afterEach, describe, expect, it, vi } from "vitest";

const ID = "0190a0b0-0000-7000-8000-000000000001";
const SECRET = "a secret of more than thirty-two characters";

/** Mailed before this test was written: links in mailboxes keep working. */
const MAILED = `${ID}.fEAxDYyGNlGbwMSL9ELa6-FVp3pFApa5c7-IfxTk4Fg`;

/** The module as a process with these secrets has it. */
async function macsWith(secret: string, previous = "") {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("AUTH_SECRET", secret);
  vi.stubEnv("AUTH_SECRET_PREVIOUS", previous);
  return import("./mac");
}

describe("a MAC", () => {
  afterEach(() => void vi.unstubAllEnvs());

  it("is the one that links were mailed with", async () => {
    const { computeMac, signLink } = await macsWith(SECRET);
    expect(signLink("invitation", ID)).toBe(MAILED);
    expect(computeMac("order-confirmation", `${ID}:abc`)).toBe(
      "c7W89GOy6sgYS5sC41olZKVjohjAEZatfttKu3SkHOQ",
    );
  });

  it("opens only for its own purpose", async () => {
    const { authenticId, computeMac, isMac } = await macsWith(SECRET);
    expect(authenticId(MAILED, ["verify_email", "invitation"])).toBe(ID);
    expect(authenticId(MAILED, ["company-invitation"])).toBeUndefined();
    for (const text of [MAILED.replace("1.", "2."), "", ID, `${ID}.`, "x.y"]) {
      expect(authenticId(text, ["invitation"])).toBeUndefined();
    }
    const mac = computeMac("subscription", "text");
    expect(isMac("subscription", mac, "text")).toBe(true);
    expect(isMac("xsrf", mac, "text")).toBe(false);
  });

  it("accepts the previous secret only during a rotation", async () => {
    const other = "another secret of more than thirty-two characters";
    const after = await macsWith(other);
    expect(after.authenticId(MAILED, ["invitation"])).toBeUndefined();
    const during = await macsWith(other, SECRET);
    expect(during.authenticId(MAILED, ["invitation"])).toBe(ID);
  });
});
