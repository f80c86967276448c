"use client";

import { useSyncExternalStore } from "react";
import type { SessionClaims } from "./claims";
import { storedToken, useSession } from "./session";

/** The token that a link has brought into this page, until the person has answered for it. */
let broughtToken: string | null = null;
const listeners = new Set<() => void>();

/** null: it has been answered for. */
export function noteLinkArrival(token: string | null): void {
  broughtToken = token;
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whose session it is, as long as it is the one that lives here. */
export function useLinkArrival(): SessionClaims | null {
  const session = useSession();
  const token = useSyncExternalStore(
    subscribe,
    () => broughtToken,
    () => null,
  );
  const isLiving = session.state === "signed-in" && token !== null && token === storedToken();
  return isLiving ? session.claims : null;
}
