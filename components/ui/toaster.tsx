"use client";

import { useEffect } from "react";
import { loadToastStack } from "./load-toast-stack";
import { tellPlainly } from "./plain-note";
import { hasToasts, onToast, takeToasts } from "./toast";
import { useOnDemand } from "./use-on-demand";

/** Stands once in the root layout and costs nothing until somebody calls `toast()`. */
export function Toaster() {
  const [Stack, fetchStack] = useOnDemand(loadToastStack);

  useEffect(() => {
    const look = () => {
      if (hasToasts()) fetchStack(() => takeToasts().forEach(({ title }) => tellPlainly(title)));
    };
    look();
    return onToast(look);
  }, [fetchStack]);

  return Stack && <Stack />;
}
