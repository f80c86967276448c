import { useSyncExternalStore } from "react";

/** A mark for each component with data that would be lost if this page were left now. */
const marks = new Set<symbol>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** @returns a function that removes the mark */
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
