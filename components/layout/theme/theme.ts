import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/base/listeners";
import { readText, STORAGE_KEYS, watchOtherTabs, writeText } from "@/lib/client/storage";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const DARK_SCHEME = "(prefers-color-scheme: dark)";
const listeners = createListeners();

const isDarkDevice = () => matchMedia(DARK_SCHEME).matches;

/** The chosen theme; by default that of the device, so that a dark phone gets no white page. */
function currentTheme(): Theme {
  const stored = readText(STORAGE_KEYS.theme);
  return THEMES.find((theme) => theme === stored) ?? (isDarkDevice() ? "dark" : "light");
}

/** Applies the stored choice; the script in the head did the same before the first paint. */
export function applyTheme(): void {
  const theme = currentTheme();
  const dark = theme === "dark" || (theme === "system" && isDarkDevice());
  document.documentElement.classList.toggle("dark", dark);
}

function notify(): void {
  applyTheme();
  listeners.notify();
}

/** Stores the choice under `theme` and applies it, here and in other tabs. */
export function chooseTheme(theme: Theme): void {
  writeText(STORAGE_KEYS.theme, theme);
  notify();
}

function subscribe(onChange: () => void): () => void {
  const scheme = matchMedia(DARK_SCHEME);
  const stopWatching = watchOtherTabs(STORAGE_KEYS.theme, notify);
  const unsubscribe = listeners.subscribe(onChange);
  scheme.addEventListener("change", notify);
  // Applies changes from before hydration.
  applyTheme();
  return () => {
    unsubscribe();
    scheme.removeEventListener("change", notify);
    stopWatching();
  };
}

/** This browser's choice; light on the server. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "light" as const);
}
