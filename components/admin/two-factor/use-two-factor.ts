"use client";

import { endsSession } from "@/components/shared/call/refusal-text";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import type { TwoFactorState } from "@/lib/identity/two-factor/schemas";

function loadState(_: string, signal: AbortSignal): Promise<TwoFactorState> {
  return call("GET /auth/2fa", { signal });
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
