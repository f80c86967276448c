/** Who is told when a value of this module changes: `subscribe` as useSyncExternalStore asks for it. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
