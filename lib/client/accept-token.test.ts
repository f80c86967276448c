import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "@/e2e/support/browser-storage";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";

const OWN = testToken(TEST_CLAIMS);
const OTHER = testToken({ ...TEST_CLAIMS, sub: "other", email: "other@example.com" });

/** A server that knows these tokens; `""` is the session cookie. */
function fakeServer(accounts: Record<string, { _id: string; name: string; email: string }>) {
  const calls: string[] = [];
  const fetch = (address: string, init: { method: string; headers: Record<string, string> }) => {
    const token = (init.headers.Authorization ?? "").replace("Bearer ", "");
    calls.push(`${init.method} ${address} ${token}`.trim());
    const account = accounts[token];
    if (!account)
      return Promise.resolve(Response.json({ code: "unauthenticated" }, { status: 401 }));
    const isExchange = address.endsWith("/exchange");
    return Promise.resolve(
      isExchange ? new Response(null, { status: 204 }) : Response.json(account),
    );
  };
  vi.stubGlobal("fetch", fetch);
  return calls;
}

const own = { _id: TEST_CLAIMS.sub, name: TEST_CLAIMS.name, email: TEST_CLAIMS.email };
const other = { _id: "other", name: "Other", email: "other@example.com" };

async function page(stored: Record<string, string>, cookie = "") {
  vi.resetModules();
  vi.stubGlobal("document", { cookie, documentElement: { lang: "en-IN" } });
  const { values } = fakeStorage(stored);
  return { values, ...(await import("./accept-token")) };
}

describe("acceptToken", () => {
  beforeEach(() => {
    vi.resetModules();
  });

  it("asks the server first, then sets the cookie and stores the token", async () => {
    const { values, acceptToken } = await page({});
    const calls = fakeServer({ [OWN]: own });
    expect(await acceptToken(OWN)).toMatchObject({ state: "accepted", email: own.email });
    expect(calls).toEqual([`GET /api/auth/me ${OWN}`, `POST /api/auth/exchange ${OWN}`]);
    expect(values.get("kln_token")).toBe(OWN);
  });

  it("stores nothing that the server does not know", async () => {
    const { values, acceptToken } = await page({});
    fakeServer({});
    expect(await acceptToken(OWN)).toEqual({ state: "refused", because: "expired" });
    expect(values.size).toBe(0);
  });

  it("does not call the server with malformed tokens", async () => {
    const { acceptToken } = await page({ kln_token: OTHER });
    const calls = fakeServer({ [OTHER]: other });
    expect(await acceptToken("<script>")).toEqual({ state: "refused", because: "invalid" });
    expect(calls).toEqual([]);
  });

  it("never replaces the live session of another account", async () => {
    const { values, acceptToken } = await page({ kln_token: OTHER });
    fakeServer({ [OWN]: own, [OTHER]: other });
    expect(await acceptToken(OWN)).toEqual({ state: "kept", email: other.email });
    expect(values.get("kln_token")).toBe(OTHER);
  });

  it("nor one held only by the cookie", async () => {
    const { values, acceptToken } = await page({}, "XSRF-TOKEN=x");
    fakeServer({ [OWN]: own, "": other });
    expect(await acceptToken(OWN)).toEqual({ state: "kept", email: other.email });
    expect(values.size).toBe(0);
  });

  it("replaces a session that has ended", async () => {
    const { values, acceptToken } = await page({ kln_token: OTHER });
    fakeServer({ [OWN]: own });
    expect(await acceptToken(OWN)).toMatchObject({ state: "accepted" });
    expect(values.get("kln_token")).toBe(OWN);
  });

  it("changes nothing while the shop cannot be reached", async () => {
    const { values, acceptToken } = await page({ kln_token: OTHER });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await acceptToken(OWN)).toEqual({ state: "unreachable" });
    expect(values.get("kln_token")).toBe(OTHER);
  });
});
