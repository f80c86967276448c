import type { Page } from "@playwright/test";

/** Holds the page's scripts back until what comes back is called: the page stands as the server sent it. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Once the page has come to life and has been told what was done before. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.takeEarly === undefined, undefined, { polling: 20 });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
