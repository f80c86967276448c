import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/base/listeners";

/** One mark for each component whose data would be lost by leaving the page now. */
const marks = new Set<symbol>();
const { notify, subscribe } = createListeners();

/** @returns a function that removes the mark */
export function markUnsaved(): () => void {
  const mark = Symbol();
  marks.add(mark);
  notify();
  return () => {
    marks.delete(mark);
    notify();
  };
}

export function useHasUnsaved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marks.size > 0,
    () => false,
  );
}
