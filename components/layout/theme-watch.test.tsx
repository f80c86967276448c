import { expect, it } from "vitest";
import { show } from "@/lib/testing/component/show";
import { ThemeWatch } from "./theme-watch";

const isDark = () => document.documentElement.classList.contains("dark");

/** As the browser tells of what another tab has written. */
function chooseElsewhere(theme: string): void {
  localStorage.setItem("theme", theme);
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
}

it("shows what has changed while the page came alive", async () => {
  localStorage.setItem("theme", "dark");
  await show(<ThemeWatch />);
  expect(isDark()).toBe(true);
});

it("shows at once what another tab has chosen", async () => {
  await show(<ThemeWatch />);
  chooseElsewhere("dark");
  expect(isDark()).toBe(true);
  chooseElsewhere("light");
  expect(isDark()).toBe(false);
});
