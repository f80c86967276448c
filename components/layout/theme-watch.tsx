"use client";

import { useTheme } from "./theme";

/** Stands once in the root layout: every page follows the system and the other tabs. */
export function ThemeWatch() {
  useTheme();
  return null;
}
