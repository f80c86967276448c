"use client";

import { Check } from "lucide-react";
import { chooseTheme, THEMES, useTheme } from "./theme";
import { THEME_FACES } from "./theme-faces";

/** The three themes as buttons, the chosen one pressed. */
export function ThemeChoices() {
  const chosen = useTheme();
  return THEMES.map((theme) => {
    const { label, Icon } = THEME_FACES[theme];
    return (
      <button
        key={theme}
        type="button"
        aria-pressed={theme === chosen}
        className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-[0.9375rem] font-medium hover:bg-muted focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:text-muted-foreground"
        onClick={() => chooseTheme(theme)}
      >
        <Icon aria-hidden />
        {label}
        {theme === chosen && <Check aria-hidden className="ml-auto" />}
      </button>
    );
  });
}
