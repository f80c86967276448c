import "server-only";
import { endedSessionCookie, sessionCookie } from "@/lib/session/cookies";
import type { OpenedSession } from "@/lib/session/sessions";
import type { Answer } from "./handler";

/** Sends the token of a new session twice: in the body, and as the cookie that middleware reads. */
export function sessionAnswer({ token, cookieSeconds }: OpenedSession): Answer<{ token: string }> {
  return { body: { token }, cookies: [sessionCookie(token, cookieSeconds)] };
}

/** Sends a new token for the same session; the cookie keeps its expiry. */
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
