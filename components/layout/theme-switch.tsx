"use client";

import { Moon, Sun } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { useTheme } from "./theme";
import { ThemeChoices } from "./theme-choices";

export function ThemeSwitch() {
  // Follows the system and the other tabs as long as the header stands.
  useTheme();
  return (
    <Menu
      triggerClassName={buttonVariants({ variant: "ghost", size: "icon" })}
      trigger={
        <>
          <Sun aria-hidden className="size-5 dark:hidden" />
          <Moon aria-hidden className="hidden size-5 dark:block" />
          <span className="sr-only">Theme</span>
        </>
      }
    >
      {(close) => <ThemeChoices onChosen={close} />}
    </Menu>
  );
}
