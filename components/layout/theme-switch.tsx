"use client";

import { Check, Monitor, Moon, Sun } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { Menu, menuItemStyles } from "@/components/ui/menu";
import { chooseTheme, THEMES, useTheme, type Theme } from "./theme";

const LABELS: Record<Theme, string> = { light: "Light", dark: "Dark", system: "As the system" };
const ICONS = { light: Sun, dark: Moon, system: Monitor };

export function ThemeSwitch() {
  const chosen = useTheme();
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
      {(close) =>
        THEMES.map((theme) => {
          const Icon = ICONS[theme];
          return (
            <button
              key={theme}
              type="button"
              aria-pressed={theme === chosen}
              className={menuItemStyles}
              onClick={() => {
                chooseTheme(theme);
                close();
              }}
            >
              <Icon aria-hidden />
              {LABELS[theme]}
              {theme === chosen && <Check aria-hidden className="ml-auto" />}
            </button>
          );
        })
      }
    </Menu>
  );
}
