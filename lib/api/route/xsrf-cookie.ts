import "server-only";
import type { NextRequest } from "next/server";
import {
  newXsrfCookie,
  sessionCookieName,
  XSRF_COOKIE,
  matchesXsrfValue,
} from "@/lib/identity/session/cookies";
import { checkToken } from "@/lib/identity/session/token";

/**
 * Gives the browser the value that its later writes by cookie must repeat, when it has none or one of another session
 * than the one its cookie names from now on. An answer that may be cached for everybody, here or on the way, sets no
 * cookie.
 */
export async function withXsrfCookie(request: NextRequest, response: Response): Promise<Response> {
  if (response.headers.get("Cache-Control")?.startsWith("public")) return response;
  const token = answeredToken(response) ?? request.cookies.get(sessionCookieName())?.value;
  const sessionId = await readSessionId(token);
  const value = request.cookies.get(XSRF_COOKIE)?.value ?? "";
  if (!matchesXsrfValue(value, sessionId)) {
    response.headers.append("Set-Cookie", newXsrfCookie(sessionId));
  }
  return response;
}

/** Returns the token of the session cookie that the answer sets; empty when the answer removes the cookie. */
function answeredToken({ headers }: Response): string | undefined {
  const start = `${sessionCookieName()}=`;
  const line = headers.getSetCookie().findLast((cookie) => cookie.startsWith(start));
  return line?.slice(start.length).split(";")[0];
}

async function readSessionId(token: string | undefined): Promise<string | null> {
  if (!token) return null;
  const checked = await checkToken(token);
  return checked.state === "valid" ? checked.claims.sid : null;
}
