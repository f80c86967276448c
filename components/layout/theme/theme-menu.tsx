import { useTranslate } from "#words";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { chooseTheme, THEMES, useTheme, type Theme } from "./theme";
import { ThemeButton } from "./theme-button";
import { THEME_FACES } from "./theme-faces";

export function ThemeMenu() {
  const t = useTranslate();
  const chosen = useTheme();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <ThemeButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={chosen}
          onValueChange={(theme) => chooseTheme(theme as Theme)}
        >
          {THEMES.map((theme) => {
            const { label, Icon } = THEME_FACES[theme];
            return (
              <DropdownMenuRadioItem key={theme} value={theme}>
                <Icon aria-hidden />
                {t(label)}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
