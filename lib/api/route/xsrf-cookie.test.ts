import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  endedSessionCookie,
  sessionCookie,
  matchesXsrfValue,
  newXsrfValue,
} from "@/lib/identity/session/cookies";
import { signToken } from "@/lib/identity/session/token";
import { withXsrfCookie } from "./xsrf-cookie";

const SID = "0190a0b0-0000-7000-8000-000000000002";

const readToken = (sid: string) =>
  signToken({
    sub: "0190a0b0-0000-7000-8000-000000000001",
    name: "Asha",
    email: "asha@example.in",
    company: null,
    role: "user",
    sid,
    exp: 4_000_000_000,
  });

/** Returns the value that an answer sets; undefined when it leaves the browser's value unchanged. */
async function valueSet(
  sent: Record<string, string>,
  answered?: string,
  headers: Record<string, string> = {},
) {
  const Cookie = Object.entries(sent)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const request = new NextRequest("http://localhost:3000/api/x", { headers: { Cookie } });
  const given = { ...headers, ...(answered ? { "Set-Cookie": answered } : {}) };
  const response = await withXsrfCookie(request, new Response(null, { headers: given }));
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith("XSRF-TOKEN="));
  return line?.slice("XSRF-TOKEN=".length).split(";")[0];
}

describe("an answer", () => {
  beforeAll(() => {
    vi.stubEnv("AUTH_SECRET", "a secret of more than thirty-two characters");
  });

  it("gives a visitor a value, once", async () => {
    const value = (await valueSet({})) ?? "";
    expect(matchesXsrfValue(value, null)).toBe(true);
    expect(await valueSet({ "XSRF-TOKEN": value })).toBeUndefined();
  });

  it("gives a session a value of its own, and replaces that of another", async () => {
    const session = { "next-auth.session-token": await readToken(SID) };
    const own = newXsrfValue(SID);
    expect(await valueSet({ ...session, "XSRF-TOKEN": own })).toBeUndefined();
    for (const found of ["planted", newXsrfValue(null), newXsrfValue("another")]) {
      const value = (await valueSet({ ...session, "XSRF-TOKEN": found })) ?? "";
      expect(matchesXsrfValue(value, SID)).toBe(true);
    }
  });

  it("that caches may give to others gives nobody a value", async () => {
    const session = { "next-auth.session-token": await readToken(SID) };
    for (const kept of ["public, max-age=60", "public, max-age=0, must-revalidate"]) {
      expect(await valueSet(session, undefined, { "Cache-Control": kept })).toBeUndefined();
    }
    expect(await valueSet(session, undefined, { "Cache-Control": "no-store" })).toBeDefined();
  });

  it("follows the session that it opens or ends", async () => {
    const visitor = { "XSRF-TOKEN": newXsrfValue(null) };
    const opened = await valueSet(visitor, sessionCookie(await readToken(SID), null));
    expect(matchesXsrfValue(opened ?? "", SID)).toBe(true);
    const signedIn = {
      "next-auth.session-token": await readToken(SID),
      "XSRF-TOKEN": opened ?? "",
    };
    const ended = await valueSet(signedIn, endedSessionCookie());
    expect(matchesXsrfValue(ended ?? "", null)).toBe(true);
  });
});
