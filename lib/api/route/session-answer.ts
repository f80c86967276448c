import "server-only";
import { endedSessionCookie, sessionCookie } from "@/lib/identity/session/cookies";
import type { Admission } from "@/lib/identity/accounts/admit-account";
import type { OpenedSession } from "@/lib/identity/session/sessions";
import type { Answer } from "./handler";

/** Sends the token of a new session twice: in the body, and as the cookie that middleware reads. */
export function sessionAnswer({ token, cookieSeconds }: OpenedSession): Answer<{ token: string }> {
  return { body: { token }, cookies: [sessionCookie(token, cookieSeconds)] };
}

/** The token of a session, or the handle with which the second factor is given. */
export function admissionAnswer(
  admission: Admission,
): Answer<{ token: string } | { requiresTwoFactor: true; userId: string }> {
  if (admission.state === "signed-in") return sessionAnswer(admission);
  return { body: { requiresTwoFactor: true, userId: admission.handle } };
}

export function signedOutAnswer(): Answer<undefined> {
  return { body: undefined, cookies: [endedSessionCookie()] };
}
