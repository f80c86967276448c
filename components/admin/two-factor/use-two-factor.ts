"use client";

import { useRef, useState } from "react";
import { endsSession, refusalText } from "@/components/call/refusal-text";
import { useLoad, type Load } from "@/components/call/use-load";
import { toast } from "@/components/ui/toast";
import { ApiError, callApi } from "@/lib/client/api";
import type { TwoFactorState } from "@/lib/two-factor/schemas";

function loadState(_: string, signal: AbortSignal): Promise<TwoFactorState> {
  return callApi<"getTwoFactor">({ call: "GET /auth/2fa", signal });
}

/** How the second factor stands; a failure has one text (docs/product.md: Messages). */
export function useTwoFactorState(): Load<TwoFactorState> {
  return useLoad({
    load: loadState,
    onFailure: (error) => {
      if (endsSession(error) || error.code === "forbidden") return;
      toast({
        title: "Error",
        description: "Failed to fetch user data for 2FA settings.",
        destructive: true,
      });
    },
  });
}

export interface CodeAction {
  busy: boolean;
  /** Why the last code was refused, for the field. */
  problem: string | null;
  clear: () => void;
  /** Runs `work` unless something runs already; `failure` is the note when it fails. */
  run: (failure: string, work: () => Promise<void>) => Promise<void>;
}

/** Something that is done with a code. The note has the text for it, the field the server's reason. */
export function useCodeAction(): CodeAction {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);

  async function run(failure: string, work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && endsSession(error)) return;
      setProblem(refusalText(error, failure));
      toast({ title: "Error", description: failure, destructive: true });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, run, clear: () => setProblem(null) };
}
