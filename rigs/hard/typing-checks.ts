import { chromium, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import { findChromium } from "@/e2e/support/chromium";
import type { Check, Translate } from "./check";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

/**
 * Measures what typing the size of a box costs a phone and the server, beside an empty page and an empty response
 * in the same run, so that a slow machine is not taken for a slow page.
 */

/** How many times slower than this machine a phone is. */
const SLOWER = 4;
/** A fast typist's pause between two keys. */
const PAUSE_MS = 150;
const KEYS = Array.from("123456789").flatMap((digit) => ["Backspace", digit]);
/** The share of the empty page's frames that the page with the model must reach. */
const LEAST_FRAMES = 0.9;
/**
 * How many keystrokes on the empty page one on the page with the model may cost. This machine's processor also paints
 * the model, which a phone leaves to its graphics chip.
 */
const MOST_KEYS = 5;

const REQUESTS = 40;
const MOST_ANSWER_MS = 200;

const PATH = "/custom/mailer-box?w=155&h=70&qty=1000";
const EMPTY = '<label>Length<input name="l"></label>';

declare global {
  interface Window {
    shown: number;
  }
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args: { name?: string };
}

/** Overwrites the length, digit by digit. */
async function type(page: Page): Promise<void> {
  for (const key of KEYS) {
    await page.keyboard.press(key);
    // The typing pace is what is measured, so this waits for a time and not for a state.
    await page.waitForTimeout(PAUSE_MS);
  }
}

/** Opens the page with the focus in a field that contains "230"; an empty page without a URL. */
async function open(context: BrowserContext, address: string | null): Promise<Page> {
  const page = await context.newPage();
  if (address === null) await page.setContent(EMPTY);
  else {
    await page.goto(address);
    await page.locator("canvas[data-painted]").waitFor();
  }
  await page.getByLabel("Length").fill("230");
  // The first size has been drawn by then; the measurement starts on an idle page.
  await page.waitForTimeout(1000);
  return page;
}

/** Frames per second at a phone's speed. */
async function countFrames(page: Page, client: CDPSession): Promise<number> {
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    window.shown = 0;
    const count = () => {
      window.shown += 1;
      requestAnimationFrame(count);
    };
    count();
  });
  const started = performance.now();
  await type(page);
  const frames = await page.evaluate(() => window.shown);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return (frames * 1000) / (performance.now() - started);
}

/** Milliseconds of the page's main thread per keystroke. */
async function measureKey(page: Page, client: CDPSession): Promise<number> {
  const events: TraceEvent[] = [];
  client.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const traceConfig = { includedCategories: ["toplevel", "disabled-by-default-devtools.timeline"] };
  await client.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await type(page);
  const ended = new Promise((done) => client.once("Tracing.tracingComplete", done));
  await client.send("Tracing.end");
  await ended;
  const threads = events.filter(({ args }) => args.name === "CrRendererMain");
  const sums = threads.map(({ pid, tid }) =>
    events
      .filter((one) => one.name === "RunTask" && one.pid === pid && one.tid === tid)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0),
  );
  return Math.max(...sums) / 1000 / KEYS.length;
}

async function typeOn(context: BrowserContext, address: string | null) {
  const page = await open(context, address);
  const client = await context.newCDPSession(page);
  const frames = await countFrames(page, client);
  const key = await measureKey(page, client);
  await page.close();
  return { frames, key };
}

async function typingFaults(shop: OwnShop, t: Translate): Promise<string[]> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
    const context = await browser.newContext(screen);
    const address = `${shop.origin}${PATH}&l=230`;
    // The first visit compiles code for the others.
    await typeOn(context, address);
    const empty = await typeOn(context, null);
    const size = await typeOn(context, address);
    const share = size.frames / empty.frames;
    const cost = size.key / empty.key;
    t(`${size.frames.toFixed(0)} frames a second of ${empty.frames.toFixed(0)}`);
    t(`${size.key.toFixed(1)} ms of the processor a key; ${empty.key.toFixed(1)} on an empty page`);
    return [
      ...(share < LEAST_FRAMES ? [`${Math.round(share * 100)}% of the frames are shown`] : []),
      ...(cost > MOST_KEYS ? [`a key costs ${cost.toFixed(1)} keys of an empty page`] : []),
    ];
  } finally {
    await browser.close();
  }
}

/** The median of sequential responses, in milliseconds. */
async function measureAnswers(shop: OwnShop, path: (n: number) => string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < REQUESTS; n += 1) {
    const started = performance.now();
    // Each request comes from its own address, so that no rate limit applies.
    const headers = { "X-Forwarded-For": `10.8.0.${n}` };
    const answer = await fetch(`${shop.origin}${path(n)}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path(n)} answers ${answer.status}`);
    times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other)[REQUESTS / 2] ?? Infinity;
}

async function answerFaults(shop: OwnShop, t: Translate): Promise<string[]> {
  await measureAnswers(shop, (n) => `${PATH}&l=${300 + n}`);
  const empty = await measureAnswers(shop, () => "/api/health/live");
  const size = await measureAnswers(shop, (n) => `${PATH}&l=${200 + n}`);
  t(`a size of its own in ${size.toFixed(0)} ms; an empty answer in ${empty.toFixed(1)} ms`);
  return size > MOST_ANSWER_MS ? [`the page takes ${size.toFixed(0)} ms`] : [];
}

async function faultsIn(shop: OwnShop, t: Translate): Promise<string[]> {
  return [...(await answerFaults(shop, t)), ...(await typingFaults(shop, t))];
}

export function typingChecks(): Check[] {
  // The demo shop makes boxes to size.
  const env = { DEMO_DATA: "1" };
  const name = "a size that is typed";
  return [{ name, run: (t) => withShop((shop) => faultsIn(shop, t), { env }) }];
}
