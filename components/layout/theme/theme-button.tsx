import { Moon, Sun } from "lucide-react";
import { useTranslate } from "#words";
import { Button, type ButtonProps } from "@/components/ui/button";

export function ThemeButton(props: ButtonProps) {
  const t = useTranslate();
  return (
    <Button variant="ghost" size="icon" {...props}>
      <Sun aria-hidden className="size-5 dark:hidden" />
      <Moon aria-hidden className="hidden size-5 dark:block" />
      <span className="sr-only">{t("Theme")}</span>
    </Button>
  );
}
