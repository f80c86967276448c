import { useState } from "react";
import { late } from "@/components/ui/late";
import { ThemeButton } from "./theme-button";

const ThemeMenu = late(() => import("./theme-menu").then((file) => file.ThemeMenu), null);

/** Replaced after the first press by the menu, which renders the same button. */
export function ThemeSwitch() {
  const [open, setOpen] = useState(false);
  if (open) return <ThemeMenu />;
  return (
    <ThemeButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => ThemeMenu.preload()}
      onFocus={() => ThemeMenu.preload()}
      onClick={() => ThemeMenu.demand(setOpen)}
    />
  );
}
