import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/base/listeners";
import type { SessionClaims } from "./claims";
import { storedToken, useSession } from "./session";

/** The token that a link brought into this page, until the person has accepted or declined it. */
let broughtToken: string | null = null;
const { notify, subscribe } = createListeners();

/** Null: the person has decided. */
export function noteLinkArrival(token: string | null): void {
  broughtToken = token;
  notify();
}

/** The claims of that session, as long as it is the one in use here. */
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
