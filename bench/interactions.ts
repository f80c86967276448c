import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../e2e/support/chromium";

// `npm run bench -- interactions http://localhost:3000` simulates a phone with a quarter of this machine's speed. It
// measures the time from a press to the next frame (as INP does) and, on a slow connection, the time until the page
// shows that navigation has started. Each is run five times; the median and the slowest are printed.

const origin = process.argv[2] ?? "http://localhost:3000";
const TIMES = 5;
const SLOWER = 4;
/** Milliseconds added to every response on the slow connection. */
const LATENCY_MS = 3000;

declare global {
  interface Window {
    /** Milliseconds from each interaction to the next frame. */
    interactions: number[];
    /** Milliseconds from a click to the frame that shows that a page is loading. */
    toldAfter?: number;
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.interactions.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const look = () => {
        const isTold = document.querySelector(
          '[data-slot="pending"], :is(form, button)[aria-busy="true"]',
        );
        if (isTold) window.toldAfter ??= performance.now() - timeStamp;
        else requestAnimationFrame(look);
      };
      look();
    },
    true,
  );
}

/** The page to open, and the interaction to run on it. */
type Work = [path: string, act: (page: Page) => Promise<void>];

const button = (page: Page, name: string) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();

function works(product: string): Record<string, Work> {
  const page = `/product/${product}`;
  return {
    search: [
      "/products",
      async (page) => {
        await page.getByRole("searchbox").tap();
        await page.keyboard.type("box");
        await page.keyboard.press("Enter");
        await page.waitForURL(/q=box/);
      },
    ],
    filter: [
      "/products",
      async (page) => {
        await button(page, "Category and sort").tap();
        await page
          .getByRole("dialog")
          .getByRole("link", { name: /^Mailers/ })
          .tap();
        await page.waitForURL(/category=mailers/);
      },
    ],
    "add to cart, in a list": ["/products", (page) => button(page, "Add to Cart").tap()],
    "add to cart": [page, (page) => button(page, "Add to Cart").tap()],
    "quantity of a product": [page, (page) => button(page, "One more").tap()],
    tabs: [page, (page) => page.getByRole("tab", { name: "Specifications" }).tap()],
    "quantity in the cart": ["/cart", (page) => button(page, "One more").tap()],
  };
}

const slowWorks: Record<string, Work> = {
  "a link of the list": ["/products", (page) => page.locator("article a").first().tap()],
  "a link of the header": [
    "/cart",
    (page) => page.getByRole("banner").getByRole("link").first().tap(),
  ],
  "Buy Now": ["/products", (page) => button(page, "Buy Now").tap()],
  search: [
    "/products",
    async (page) => {
      await page.getByRole("searchbox").fill("box");
      await button(page, "Search").tap();
    },
  ],
};

const { executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});
await context.addInitScript(watch);

const response = await fetch(`${origin}/api/products`);
const products = (await response.json()) as { _id: string; inStock: boolean }[];
const product = products.find(({ inStock }) => inStock);
if (!product) throw new Error("The shop has no product in stock.");
const cart = JSON.stringify([{ ...product, quantity: 1 }]);
await context.addInitScript((items) => {
  localStorage.setItem("cart", items);
}, cart);

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // Performance entries arrive some time after the frame that they describe.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
}

/** Runs the work on a new page; returns what `read` measures there afterwards, in milliseconds. */
async function once(
  [path, act]: Work,
  slowDown: (page: Page) => Promise<void>,
  read: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(`${origin}${path}`);
    await settled(page);
    await slowDown(page);
    await act(page);
    return await read(page);
  } finally {
    await page.close();
  }
}

const slowProcessor = async (page: Page) => {
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
};

const slowLine = async (page: Page) => {
  await page.route("**", async (route) => {
    await new Promise((done) => setTimeout(done, LATENCY_MS));
    await route.continue().catch(() => undefined);
  });
};

/** The observer does not report interactions shorter than 16 ms, so those count as 16 ms. */
const slowestInteraction = async (page: Page) => {
  await settled(page);
  return page.evaluate(() => Math.max(16, ...window.interactions));
};

const timeUntilTold = async (page: Page) => {
  await page.waitForFunction(() => window.toldAfter !== undefined);
  return page.evaluate(() => window.toldAfter ?? 0);
};

async function tell(title: string, works: Record<string, Work>, measure: typeof measureOnce) {
  process.stdout.write(`${title.padEnd(44)}${"median".padStart(10)}${"slowest".padStart(10)}\n`);
  for (const [name, work] of Object.entries(works)) {
    const figures: number[] = [];
    for (let time = 0; time < TIMES; time += 1) figures.push(await measure(work));
    figures.sort((a, b) => a - b);
    const cells = [figures[Math.floor(TIMES / 2)], figures.at(-1)];
    const texts = cells.map((ms = 0) => `${ms.toFixed(0)} ms`.padStart(10));
    process.stdout.write(`${`  ${name}`.padEnd(44)}${texts.join("")}\n`);
  }
}

const measureOnce = (work: Work) => once(work, slowProcessor, slowestInteraction);

await tell("from a press to the next picture", works(product._id), measureOnce);
await tell("until a page is said to be on its way", slowWorks, (work) =>
  once(work, slowLine, timeUntilTold),
);
await browser.close();
