import { afterEach, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import "@/app/globals.css";
import { drainToasts } from "@/components/ui/toast/toast";
import { expectEveryCallAnswered, openShop } from "./shop";
import { watchHistory } from "./show";

// Before each component test: resets the browser's storage and the mocked shop.

const DESKTOP = { width: 1280, height: 800 };

watchHistory();

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = "";
  await page.viewport(DESKTOP.width, DESKTOP.height);
  // A late toast of the previous test would cover this one's page.
  drainToasts();
  openShop();
});

afterEach(() => {
  vi.useRealTimers();
  expectEveryCallAnswered();
});
