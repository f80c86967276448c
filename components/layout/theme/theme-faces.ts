import { Monitor, Moon, Sun, type LucideIcon } from "lucide-react";
import type { Theme } from "./theme";

export const THEME_FACES: Record<Theme, { label: string; Icon: LucideIcon }> = {
  light: { label: "Light", Icon: Sun },
  dark: { label: "Dark", Icon: Moon },
  system: { label: "System", Icon: Monitor },
};
