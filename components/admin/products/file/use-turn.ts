"use client";

import { useRef, useState } from "react";

/** What is under way. */
export type Busy = "checking" | "importing" | "sending" | null;

/** One thing after the other: what is asked while another is under way is not begun. */
export function useTurn(refuse: (state: NonNullable<Busy>, error: unknown) => void) {
  const [busy, setBusy] = useState<Busy>(null);
  const isRunning = useRef(false);
  async function run(state: NonNullable<Busy>, work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(state);
    try {
      await work();
    } catch (error) {
      refuse(state, error);
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  }
  return { busy, run };
}
