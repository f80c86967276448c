"use client";

import { useSyncExternalStore } from "react";
import type { SignInReason } from "@/lib/base/paths";
import { decodeToken, type SessionClaims } from "./claims";
import { readText, remove, STORAGE_KEYS, watchOtherTabs, writeText } from "./storage";

/** Why nobody is signed in. The guard has an answer to each. */
export type SignedOutBecause =
  /** No token was there. */
  | "none"
  /** Its time is over, or the server ended its session. */
  | "expired"
  /** It cannot be read, or the server does not know its signature. */
  | "invalid"
  | "logged-out"
  | "logged-out-elsewhere";

/** Who is signed in, by the stored token. An outage of the shop changes nothing about it. */
export type Session =
  /** While the server renders, and until the page has woken up. */
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

/** The token of a browser that refuses to store it; lives as long as the page. */
let held: string | null = null;
let ended: SignedOutBecause = "none";
let read: { token: string | null; session: Session } = { token: null, session: SIGNED_OUT.none };

/** What is stored, whatever it is worth. */
export function storedToken(): string | null {
  return readText(STORAGE_KEYS.token) ?? held;
}

/** The session as it stands; the same object as long as nothing changed. */
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

const listeners = new Set<() => void>();

/** Makes everybody who shows the session look at it again. */
export function recheckSession(): void {
  listeners.forEach((notify) => notify());
}

/** Stores the token of a login; every tab of this browser follows. */
export function signIn(token: string): void {
  held = writeText(STORAGE_KEYS.token, token) ? null : token;
  recheckSession();
}

/** Forgets the stored token in every tab, and the order. The server's half is `logOut` in ./sign-in. */
export function endSession(because: "expired" | "invalid" | "logged-out"): void {
  remove(STORAGE_KEYS.token);
  remove(STORAGE_KEYS.lastOrder);
  remove(STORAGE_KEYS.favourites);
  held = null;
  ended = because;
  recheckSession();
}

/** The server refused this token; one that took its place meanwhile is left alone. */
export function refuseToken(token: string, because: "expired" | "invalid"): void {
  if (storedToken() === token) endSession(because);
}

const refusalListeners = new Set<(reason: SignInReason) => void>();

/** A call of a page was refused, because the session that it presented is no longer good, or none was. */
export function tellRefusedSession(reason: SignInReason): void {
  refusalListeners.forEach((tell) => tell(reason));
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
  // A page that comes back from the browser's memory has slept through what other tabs did.
  window.addEventListener("pageshow", onChange);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("pageshow", onChange);
    stopWatching();
  };
}

const currentSessionNow = () => currentSession();

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSessionNow, () => UNKNOWN);
}

/**
 * The token that calls of the API present; null for a visitor and for one that nobody can read. One whose
 * time is over goes along: the server says so where an account could matter, and nothing that was begun
 * with an account becomes a stranger's.
 */
export function presentedToken(): string | null {
  const session = currentSession();
  const isReadable = session.state === "signed-in" || session === SIGNED_OUT.expired;
  return isReadable ? storedToken() : null;
}

/** The token of whoever is signed in; null for a visitor and for one that is worth nothing. */
export function sessionToken(): string | null {
  return currentSession().state === "signed-in" ? storedToken() : null;
}
