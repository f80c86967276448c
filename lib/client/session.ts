import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/base/listeners";
import type { SignInReason } from "@/lib/base/paths";
import { decodeToken, type SessionClaims } from "./claims";
import { readText, remove, STORAGE_KEYS, watchOtherTabs, writeText } from "./storage";

/** The reason why no account is signed in. The guard handles each case. */
export type SignedOutBecause =
  /** There was no token. */
  | "none"
  /** The token has expired, or the server ended its session. */
  | "expired"
  /** It cannot be parsed, or the server refused its signature. */
  | "invalid"
  | "logged-out"
  | "logged-out-elsewhere";

/** The session by the stored token. An outage of the shop does not change it. */
export type Session =
  /** During server rendering, and until the page has hydrated. */
  | { state: "unknown" }
  | { state: "signed-out"; because: SignedOutBecause }
  | { state: "signed-in"; claims: SessionClaims };

const UNKNOWN: Session = { state: "unknown" };
const SIGNED_OUT: Record<SignedOutBecause, Session> = {
  none: { state: "signed-out", because: "none" },
  expired: { state: "signed-out", because: "expired" },
  invalid: { state: "signed-out", because: "invalid" },
  "logged-out": { state: "signed-out", because: "logged-out" },
  "logged-out-elsewhere": { state: "signed-out", because: "logged-out-elsewhere" },
};

/** The token of a browser that refuses to store it; it lasts as long as the page. */
let held: string | null = null;
let ended: SignedOutBecause = "none";
let read: { token: string | null; session: Session } = { token: null, session: SIGNED_OUT.none };

/** The stored token, valid or not. */
export function storedToken(): string | null {
  return readText(STORAGE_KEYS.token) ?? held;
}

/** The current session; the same object as long as nothing changed. */
export function currentSession(nowSeconds = Date.now() / 1000): Session {
  const token = storedToken();
  if (token === null) return SIGNED_OUT[ended];
  const { session } = read;
  const isFresh = session.state !== "signed-in" || session.claims.exp > nowSeconds;
  if (token === read.token && isFresh) return session;
  const decoded = decodeToken(token, nowSeconds);
  read = {
    token,
    session:
      decoded.state === "valid"
        ? { state: "signed-in", claims: decoded.claims }
        : SIGNED_OUT[decoded.state],
  };
  return read.session;
}

const listeners = createListeners();

/** Makes every component that shows the session read it again. */
export const recheckSession = listeners.notify;

/** Stores the token of a login; every tab of this browser follows. */
export function signIn(token: string): void {
  held = writeText(STORAGE_KEYS.token, token) ? null : token;
  recheckSession();
}

/** Removes the stored token, the last order and the favourites in every tab. `logOut` in ./sign-in ends the session at the server. */
export function endSession(because: "expired" | "invalid" | "logged-out"): void {
  remove(STORAGE_KEYS.token);
  remove(STORAGE_KEYS.lastOrder);
  remove(STORAGE_KEYS.favourites);
  held = null;
  ended = because;
  recheckSession();
}

/** The server refused this token; a newer token that has replaced it meanwhile stays. */
export function refuseToken(token: string, because: "expired" | "invalid"): void {
  if (storedToken() === token) endSession(because);
}

const refusalListeners = new Set<(reason: SignInReason) => void>();

/** Reports that a page's call was refused because its session is no longer valid, or there was none. */
export function reportRefusedSession(reason: SignInReason): void {
  refusalListeners.forEach((notify) => notify(reason));
}

export function onRefusedSession(listener: (reason: SignInReason) => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

function subscribe(onChange: () => void): () => void {
  const stopWatching = watchOtherTabs(STORAGE_KEYS.token, () => {
    if (storedToken() === null) ended = "logged-out-elsewhere";
    onChange();
  });
  // A page restored from the back/forward cache has missed the changes of other tabs.
  window.addEventListener("pageshow", onChange);
  const unsubscribe = listeners.subscribe(onChange);
  return () => {
    unsubscribe();
    window.removeEventListener("pageshow", onChange);
    stopWatching();
  };
}

const currentSessionNow = () => currentSession();

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSessionNow, () => UNKNOWN);
}

/**
 * The token that API calls send; null for a visitor and for one that cannot be parsed. An expired token is sent, too:
 * the server then reports it where an account matters, so that nothing that was begun with an account is finished as a
 * visitor.
 */
export function presentedToken(): string | null {
  const session = currentSession();
  const isReadable = session.state === "signed-in" || session === SIGNED_OUT.expired;
  return isReadable ? storedToken() : null;
}

/** The token of the signed-in account; null for a visitor and for an invalid or expired token. */
export function sessionToken(): string | null {
  return currentSession().state === "signed-in" ? storedToken() : null;
}
