"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { hasToasts, onToast } from "./toast";

const ToastStack = dynamic(() => import("./toast-stack").then((file) => file.ToastStack), {
  ssr: false,
});

/** Stands once in the root layout and costs nothing until somebody calls `toast()`. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const look = () => hasToasts() && setWanted(true);
    look();
    return onToast(look);
  }, []);

  return wanted ? <ToastStack /> : null;
}
