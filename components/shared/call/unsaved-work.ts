import { useSyncExternalStore } from "react";

/** What would be lost if this page were left now: each holder has a mark here for as long as it has something. */
const marks = new Set<symbol>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** @returns what takes the mark away again */
export function markUnsaved(): () => void {
  const mark = Symbol();
  marks.add(mark);
  tell();
  return () => {
    marks.delete(mark);
    tell();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHasUnsaved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marks.size > 0,
    () => false,
  );
}
