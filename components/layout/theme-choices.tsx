"use client";

import { Check, Monitor, Moon, Sun } from "lucide-react";
import { menuItemStyles } from "@/components/ui/menu";
import { chooseTheme, THEMES, useTheme, type Theme } from "./theme";

const LABELS: Record<Theme, string> = { light: "Light", dark: "Dark", system: "System" };
const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** The three themes as buttons, the chosen one pressed. */
export function ThemeChoices({ onChosen }: { onChosen?: () => void }) {
  const chosen = useTheme();
  return THEMES.map((theme) => {
    const Icon = ICONS[theme];
    return (
      <button
        key={theme}
        type="button"
        aria-pressed={theme === chosen}
        className={menuItemStyles}
        onClick={() => {
          chooseTheme(theme);
          onChosen?.();
        }}
      >
        <Icon aria-hidden />
        {LABELS[theme]}
        {theme === chosen && <Check aria-hidden className="ml-auto" />}
      </button>
    );
  });
}
