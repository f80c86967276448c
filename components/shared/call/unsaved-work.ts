import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/base/listeners";

/** A mark for each component with data that would be lost if this page were left now. */
const marks = new Set<symbol>();
const { tell, subscribe } = createListeners();

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

export function useHasUnsaved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marks.size > 0,
    () => false,
  );
}
