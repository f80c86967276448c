import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/base/listeners";

/** The browser's offer to install the admin as an app, which it makes once, soon after a page has loaded. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offered: InstallPrompt | null = null;
const { notify, subscribe } = createListeners();

function offer(prompt: InstallPrompt | null): void {
  offered = prompt;
  notify();
}

if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    // The admin has its own button for it.
    event.preventDefault();
    offer(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => offer(null));
}

/** Returns a function that prompts to install the admin; null while the browser does not offer it. */
export function useInstall(): (() => Promise<void>) | null {
  const prompt = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
  if (!prompt) return null;
  return async () => {
    await prompt.prompt();
    // An offer can be used once.
    offer(null);
  };
}

/** Whether this page runs as an installed app. */
export const isInstalled = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

/** iPhones and iPads install only by their share menu, and deliver notifications only to installed apps. */
export const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
