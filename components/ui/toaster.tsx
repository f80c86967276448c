"use client";

import { useEffect, useState, type ComponentType } from "react";
import { loadToastStack } from "./load-toast-stack";
import { hasToasts, onToast } from "./toast";

/** Stands once in the root layout and costs nothing until somebody calls `toast()`. */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType | null>(null);

  useEffect(() => {
    const look = () => {
      if (!hasToasts()) return;
      // Without a connection the notes wait for the next try; a page must not fall over its notes.
      loadToastStack().then(
        (loaded) => setStack(() => loaded),
        () => undefined,
      );
    };
    look();
    return onToast(look);
  }, []);

  return Stack && <Stack />;
}
