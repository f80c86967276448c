import type { Page, Request, Route } from "@playwright/test";
import { expect } from "./fixtures";

/** Checks that nothing moves on a page while its parts load one after the other. */

/** Makes pages record each control that moves from one frame to the next. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The footer is below everything that loads, so it may move.
    const pressed = ":is(header, nav, main) :is(button, a, input, select, textarea)";
    const moves: string[] = [];
    Object.assign(window, { moves });
    const places = new WeakMap<Element, { left: number; top: number }>();
    // Text changes its width some frames after its font has loaded; such moves do not count.
    const framesOfSetting = 10;
    let fonts = "";
    let sinceFonts = 0;
    const look = () => {
      const before = fonts;
      fonts = [...document.fonts].map(({ status }) => status).join();
      sinceFonts = fonts === before ? sinceFonts + 1 : 0;
      const isSameType = document.fonts.status === "loaded" && sinceFonts > framesOfSetting;
      for (const each of document.querySelectorAll(pressed)) {
        if (!each.checkVisibility() || each.closest("footer")) continue;
        const box = each.getBoundingClientRect();
        // A scrolling strip moves its current entry to its middle, which does not count.
        const scrolled = each.closest("ul")?.scrollLeft ?? 0;
        const [left, top] = [Math.round(box.left + scrolled), Math.round(box.top + scrollY)];
        const was = places.get(each);
        if (was && isSameType && (Math.abs(was.left - left) > 1 || Math.abs(was.top - top) > 1)) {
          const name = each.textContent.trim() || each.getAttribute("name");
          moves.push(`${name}: ${was.left}, ${was.top} to ${left}, ${top}`);
        }
        places.set(each, { left, top });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Waits two frames, so that a response is rendered and the positions are compared. */
const untilDrawn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

/**
 * Opens a page and lets its requests through one at a time, the last one first, each after the previous response is
 * rendered, until the page is loaded.
 */
async function openSlowly(page: Page, address: string): Promise<void> {
  const held: Route[] = [];
  const ended = new Set<Request>();
  const hold = (route: Route) => void held.push(route);
  const end = (request: Request) => void ended.add(request);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  await page.route("**/api/**", hold);
  await page.goto(address);
  const waits = page.locator(':is([data-slot="skeleton"], [data-slot="spinner"])');
  const isReady = async () =>
    held.length > 0 || (await waits.filter({ visible: true }).count()) === 0;
  for (;;) {
    await expect.poll(isReady, { message: "asks for what it waits for" }).toBe(true);
    const last = held.pop();
    if (!last) break;
    const request = last.request();
    // The page may have aborted the request meanwhile.
    if (!ended.has(request)) await last.continue();
    await expect.poll(() => ended.has(request), { message: request.url() }).toBe(true);
    await untilDrawn(page);
  }
  await page.unroute("**/api/**", hold);
  page.off("requestfinished", end);
  page.off("requestfailed", end);
}

/** Returns the moves on a page while its parts load; ideally none. */
export async function readMoves(page: Page, address: string): Promise<string[]> {
  await openSlowly(page, address);
  return page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}
