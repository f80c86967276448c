import type { Page } from "@playwright/test";

/** Delays the page's scripts until the returned function is called: until then the page is as the server sent it. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Same for the scripts of one part of the page alone, found by a text in them: the page hydrates without it. */
export async function holdPart(page: Page, text: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await released;
    await route.fulfill({ response });
  });
  return () => release();
}

/** Waits until the page is hydrated and has handled earlier input. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.takeEarly === undefined, undefined, { polling: 20 });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
