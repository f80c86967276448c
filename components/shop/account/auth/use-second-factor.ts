"use client";

import { useRef } from "react";
import { toast } from "@/components/ui/toast";
import { ROW_LIMITS } from "@/lib/limits/limits";
import { ApiError, call } from "@/lib/client/api";
import type { ViewProps } from "./sign-in-views";
import { tellFailure } from "./tell-failure";

/** Sends a code of the second step; answers false for one that was refused. */
export function useSecondFactor({ handle, setView, enter }: ViewProps & { handle: string }) {
  const refused = useRef(0);
  return async (twoFactorToken: string): Promise<boolean> => {
    try {
      const body = { userId: handle, twoFactorToken };
      const { token } = await call("POST /auth/login/2fa", { body, token: null });
      enter(token, { title: "Login Successful", description: "Welcome back" });
      return true;
    } catch (error) {
      tellFailure("2FA Failed", error, "Invalid 2FA token. Please try again.");
      if (error instanceof ApiError && error.code === "invalid_code") refused.current += 1;
      if (refused.current < ROW_LIMITS.signInCodes.points) return false;
      toast({
        title: "Sign-in Ended",
        description: "That was five wrong codes. Please sign in with your password again.",
        destructive: true,
      });
      setView({ name: "login" });
      return true;
    }
  };
}
