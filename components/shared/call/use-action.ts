"use client";

import { useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";
import { endsSession, refusalText } from "./refusal-text";

interface Options {
  /** The title of the note when it fails, and its text where the server gave none. */
  title: string;
  text: string;
  /** Says whether a refusal was dealt with, at the fields of a form for example. */
  onRefused?: (error: ApiError) => boolean;
}

export interface Action {
  busy: boolean;
  /** Runs `work`; a second press while it runs does nothing. Failures end here, as a note. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** Something a press of a button starts at the server. */
export function useAction({ title, text, onRefused }: Options): Action {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);

  function refuse(error: unknown) {
    if (error instanceof ApiError && (endsSession(error) || onRefused?.(error))) return;
    toast({ title, description: refusalText(error, text), destructive: true });
  }

  async function run(work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      refuse(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { busy, run };
}
