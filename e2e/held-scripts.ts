import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { BUILD_OUTPUT } from "@/lib/base/programs/programs";

async function hold(page: Page, isHeld: (address: string) => boolean): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => isHeld(pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return () => release();
}

/**
 * Delays the page's scripts until the returned function is called; until then the page stays as the server sent it.
 */
export const holdScripts = (page: Page) =>
  hold(page, (address) => /^\/_next\/static\/.*\.js$/.test(address));

/** Delays the scripts of one part of the page, identified by a text in them; the page hydrates without it. */
export function holdPart(page: Page, text: string): Promise<() => void> {
  const files = globSync(`${BUILD_OUTPUT}/static/chunks/*.js`).filter((file) =>
    readFileSync(file, "utf8").includes(text),
  );
  const names = new Set(files.map((file) => path.basename(file)));
  return hold(page, (address) => names.has(path.basename(address)));
}

/** Waits until the page is hydrated and has handled earlier input. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyPresses === undefined, undefined, { polling: 20 });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
