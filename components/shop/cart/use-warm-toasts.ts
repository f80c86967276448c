"use client";

import { useEffect } from "react";
import { loadToastStack } from "@/components/ui/load-toast-stack";

/** Loads what draws the notes while there still is a connection: they have to tell when it is lost. */
export function useWarmToasts(): void {
  useEffect(() => {
    loadToastStack().catch(() => undefined);
  }, []);
}
