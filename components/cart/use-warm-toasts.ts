"use client";

import { useEffect } from "react";

/** Loads what draws the notes while there still is a connection: they have to tell when it is lost. */
export function useWarmToasts(): void {
  useEffect(() => {
    void import("@/components/ui/toast-stack");
  }, []);
}
