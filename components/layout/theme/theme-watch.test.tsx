import { expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { ThemeWatch } from "./theme-watch";

const isDark = () => document.documentElement.classList.contains("dark");

/** Dispatches the storage event of another tab. */
function chooseElsewhere(theme: string): void {
  localStorage.setItem("theme", theme);
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
}

it("applies changes made during hydration", async () => {
  localStorage.setItem("theme", "dark");
  await show(<ThemeWatch />);
  expect(isDark()).toBe(true);
});

it("applies another tab's choice at once", async () => {
  await show(<ThemeWatch />);
  chooseElsewhere("dark");
  expect(isDark()).toBe(true);
  chooseElsewhere("light");
  expect(isDark()).toBe(false);
});

it.each(["system", ""])("follows the device for %j", async (chosen) => {
  if (chosen) localStorage.setItem("theme", chosen);
  await show(<ThemeWatch />);
  for (const scheme of ["dark", "light"]) {
    const features = [
      { name: "prefers-color-scheme", value: scheme },
      // The test setup's value, repeated because this list replaces the whole setup.
      { name: "prefers-reduced-motion", value: "reduce" },
    ];
    await cdp().send("Emulation.setEmulatedMedia", { features });
    await expect.poll(isDark).toBe(scheme === "dark");
  }
});
