import "server-only";
import type { NextRequest } from "next/server";
import {
  newXsrfCookie,
  sessionCookieName,
  XSRF_COOKIE,
  isXsrfValueOf,
} from "@/lib/session/cookies";
import { checkToken } from "@/lib/session/token";

/**
 * Any answer gives the browser the value that its later writes by cookie have to repeat: where it has
 * none, or one of another session than that which its cookie names from now on. What may be kept for everybody, here
 * or on the way, gives nobody anything.
 */
export async function withXsrfCookie(request: NextRequest, response: Response): Promise<Response> {
  if (response.headers.get("Cache-Control")?.startsWith("public")) return response;
  const token = answeredToken(response) ?? request.cookies.get(sessionCookieName())?.value;
  const sessionId = await sessionIdOf(token);
  const value = request.cookies.get(XSRF_COOKIE)?.value ?? "";
  if (!isXsrfValueOf(value, sessionId)) {
    response.headers.append("Set-Cookie", newXsrfCookie(sessionId));
  }
  return response;
}

/** The token of the session cookie that the answer sets; empty where it takes the cookie away. */
function answeredToken({ headers }: Response): string | undefined {
  const start = `${sessionCookieName()}=`;
  const line = headers.getSetCookie().findLast((cookie) => cookie.startsWith(start));
  return line?.slice(start.length).split(";")[0];
}

async function sessionIdOf(token: string | undefined): Promise<string | null> {
  if (!token) return null;
  const checked = await checkToken(token);
  return checked.state === "valid" ? checked.claims.sid : null;
}
