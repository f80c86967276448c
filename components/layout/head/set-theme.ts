/** Sets the theme before the first paint, so that a dark page never flashes white. */
export function setTheme(key: string): void {
  let theme: string | null = null;
  try {
    theme = localStorage.getItem(key);
  } catch {
    // Storage is blocked.
  }
  const isDark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", isDark);
}
