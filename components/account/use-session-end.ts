"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import type { ApiError } from "@/lib/client/api";
import { paths } from "@/lib/paths";

/**
 * A 401 is the route guard's case (contract section 1): the sign-in page removes the token, says so
 * and leads back here. Answers whether it was one.
 */
export function useSessionEnd(): (error: ApiError) => boolean {
  const router = useRouter();
  return useCallback(
    (error) => {
      if (error.status !== 401) return false;
      const { pathname, search } = window.location;
      router.replace(paths.signIn(`${pathname}${search}`, "expired"));
      return true;
    },
    [router],
  );
}
