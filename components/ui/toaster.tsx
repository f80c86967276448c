"use client";

import { useEffect } from "react";
import { loadToastStack } from "./load-toast-stack";
import { hasToasts, onToast } from "./toast";
import { useOnDemand } from "./use-on-demand";

/** Stands once in the root layout and costs nothing until somebody calls `toast()`. */
export function Toaster() {
  const [Stack, fetchStack] = useOnDemand(loadToastStack);

  useEffect(() => {
    const look = () => {
      if (hasToasts()) fetchStack();
    };
    look();
    return onToast(look);
  }, [fetchStack]);

  return Stack && <Stack />;
}
