import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False during hydration, when browser-only values are unknown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
