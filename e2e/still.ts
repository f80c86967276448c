import type { Page, Request, Route } from "@playwright/test";
import { expect } from "./fixtures";

/** Pages whose parts come one after the other, and what moves on them meanwhile. */

/** From now on pages note whatever can be pressed and stands elsewhere than at the frame before. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The footer lies below all that comes.
    const pressed = ":is(header, nav, main) :is(button, a, input, select, textarea)";
    const moves: string[] = [];
    Object.assign(window, { moves });
    const places = new WeakMap<Element, { left: number; top: number }>();
    let hadFonts = false;
    const look = () => {
      // Words in another typeface have another width: that its font came is no answer of the shop's.
      const hasFonts = document.fonts.status === "loaded";
      const isSameType = hadFonts && hasFonts;
      hadFonts = hasFonts;
      for (const each of document.querySelectorAll(pressed)) {
        if (!each.checkVisibility() || each.closest("footer")) continue;
        const box = each.getBoundingClientRect();
        // A strip brings its current entry into its middle.
        const scrolled = each.closest("ul")?.scrollLeft ?? 0;
        const [left, top] = [Math.round(box.left + scrolled), Math.round(box.top + scrollY)];
        const before = places.get(each);
        if (
          before &&
          isSameType &&
          (Math.abs(before.left - left) > 1 || Math.abs(before.top - top) > 1)
        ) {
          const name = each.textContent.trim() || each.getAttribute("name");
          moves.push(`${name}: ${before.left}, ${before.top} to ${left}, ${top}`);
        }
        places.set(each, { left, top });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Two frames: what an answer changed is drawn and was looked at. */
const untilDrawn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

/**
 * Opens a page whose questions are answered one at a time, the last one first, each once the answer before
 * it is drawn, until it waits for nothing more.
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
    // The page may have given it up meanwhile.
    if (!ended.has(request)) await last.continue();
    await expect.poll(() => ended.has(request), { message: request.url() }).toBe(true);
    await untilDrawn(page);
  }
  await page.unroute("**/api/**", hold);
  page.off("requestfinished", end);
  page.off("requestfailed", end);
}

/** What moves on a page while the answers come of which it is made; empty at best. */
export async function movesOf(page: Page, address: string): Promise<string[]> {
  await openSlowly(page, address);
  return page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}
