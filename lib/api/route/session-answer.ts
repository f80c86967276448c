import "server-only";
import { endedSessionCookie, sessionCookie } from "@/lib/session/cookies";
import type { OpenedSession } from "@/lib/session/sessions";
import type { Answer } from "./handler";

/** The one token of a login, issued twice: in the answer and as the cookie that middleware reads. */
export function sessionAnswer({ token, cookieSeconds }: OpenedSession): Answer<{ token: string }> {
  return { body: { token }, cookies: [sessionCookie(token, cookieSeconds)] };
}

/** The same session under a new token; the cookie keeps its time. */
export function renewedSession(
  token: string,
  session: { remember: boolean; expiresAt: Date },
): OpenedSession {
  const seconds = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000);
  return { token, cookieSeconds: session.remember ? seconds : null };
}

export function signedOutAnswer(): Answer<undefined> {
  return { body: undefined, cookies: [endedSessionCookie()] };
}
