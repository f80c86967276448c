"use client";

import { useTheme } from "./theme";

/** Follows the system and the other tabs on every page. Rendered once, in the root layout. */
export function ThemeWatch() {
  useTheme();
  return null;
}
