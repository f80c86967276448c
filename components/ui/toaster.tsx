"use client";

import { useEffect } from "react";
import { loadToastStack } from "./load-toast-stack";
import { hasToasts, onToast } from "./toast";
import { useOnDemand } from "./use-on-demand";

interface ToasterProps {
  /** How long a note stays. */
  durationMs?: number;
}

/** Stands once in the root layout and costs nothing until somebody calls `toast()`. */
export function Toaster({ durationMs = 4000 }: ToasterProps) {
  const [Stack, fetchStack] = useOnDemand(loadToastStack);

  useEffect(() => {
    const look = () => {
      if (hasToasts()) fetchStack();
    };
    look();
    return onToast(look);
  }, [fetchStack]);

  return Stack && <Stack durationMs={durationMs} />;
}
