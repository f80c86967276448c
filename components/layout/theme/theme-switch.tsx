"use client";

import { useState } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { ThemeButton } from "./theme-button";

const loadMenu = () => import("./theme-menu").then((file) => file.ThemeMenu);

/** Replaced after the first press by the menu, which renders the same button. */
export function ThemeSwitch() {
  const [open, setOpen] = useState(false);
  const [ThemeMenu, fetchMenu, demandMenu] = useOnDemand(loadMenu);
  if (open && ThemeMenu) return <ThemeMenu />;
  return (
    <ThemeButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => {
        setOpen(true);
        demandMenu(() => setOpen(false));
      }}
    />
  );
}
