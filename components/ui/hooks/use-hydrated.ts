import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False during hydration, when values that only the browser knows are still unknown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
