"use client";

import { useSyncExternalStore } from "react";
import { readText, remove, STORAGE_KEYS, watchOtherTabs } from "./storage";

/** The claims of the stored token that pages show; the server alone decides what they allow. */
export interface SessionClaims {
  name: string;
  email: string;
  role: string;
  /** Seconds since 1970. */
  exp: number;
}

function decodePayload(token: string): unknown {
  const payload = token.split(".")[1] ?? "";
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (c) =>
    c.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The claims of a token that has not expired; null for anything else. */
export function claimsOf(
  token: string | null,
  nowSeconds = Date.now() / 1000,
): SessionClaims | null {
  if (!token) return null;
  try {
    const { name, email, role, exp } = decodePayload(token) as Partial<SessionClaims>;
    if (typeof name !== "string" || typeof email !== "string" || typeof exp !== "number")
      return null;
    return exp > nowSeconds ? { name, email, role: String(role), exp } : null;
  } catch {
    return null;
  }
}

let cached: { token: string | null; claims: SessionClaims | null } = { token: null, claims: null };

function currentClaims(): SessionClaims | null {
  const token = readText(STORAGE_KEYS.token);
  if (token !== cached.token) cached = { token, claims: claimsOf(token) };
  return cached.claims;
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  const stopWatching = watchOtherTabs(STORAGE_KEYS.token, onChange);
  return () => {
    listeners.delete(onChange);
    stopWatching();
  };
}

/** Forgets the stored token in every tab of this browser. */
export function endSession(): void {
  remove(STORAGE_KEYS.token);
  listeners.forEach((notify) => notify());
}

/** Who is signed in, by the stored token; null on the server and for a visitor. */
export function useSession(): SessionClaims | null {
  return useSyncExternalStore(subscribe, currentClaims, () => null);
}

/** The token that calls of the API carry; null for a visitor. */
export function sessionToken(): string | null {
  return readText(STORAGE_KEYS.token);
}
