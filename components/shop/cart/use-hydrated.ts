"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while the page is as the server sent it: what only the browser knows is unknown then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
