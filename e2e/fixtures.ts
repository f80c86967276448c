import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect, type BrowserContext, type Page, type TestInfo } from "@playwright/test";
import { WCAG_22_AA } from "./support/wcag";
import { holdsToken } from "../lib/base/log";
import { test as base } from "./caller";
import { keepNotes } from "./lasting-notes";

export { expect } from "@playwright/test";

/** What went wrong in the browser, pages of the same context together. */
class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext, origin: string) {
    context.on("console", (message) => {
      const type = message.type();
      if (type !== "error" && type !== "warning") return;
      // Chromium says so of pictures that it took from its memory; it is no fault of the page.
      if (message.text().includes("was preloaded using link preload but not used")) return;
      this.#found.push(`console ${type}: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => {
      this.#found.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`);
    });
    context.on("request", (request) => {
      // A page may be opened with a token in its address; nothing that it asks for carries it on.
      const { referer = "" } = request.headers();
      // The worker of the page for who is offline asks for what somebody opens, and for nothing else.
      const isOpening = request.serviceWorker() !== null || request.isNavigationRequest();
      const address = isOpening ? "" : request.url();
      if (!holdsToken(`${referer} ${address}`)) return;
      this.#found.push(`token in the address or the referrer of ${request.method()} ${address}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Leaving a page ends what it was still loading.
      if (!request.url().startsWith(origin) || reason === "net::ERR_ABORTED") return;
      this.#found.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /** Lets pass what matches: a test that provokes a refusal says which. */
  allow(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): string[] {
    return this.#found.filter((found) => !this.#expected.some((pattern) => pattern.test(found)));
  }
}

/** Until React listens: what is done before is told by visitor/first-press.spec.ts alone. */
async function untilAlive(page: Page): Promise<void> {
  const isAlive = () => !("takeEarly" in window) || window.takeEarly === undefined;
  await page.waitForFunction(isAlive, undefined, { polling: 20 });
}

/** Has who opens a page wait until it is alive, unless they ask for less. */
function openAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await untilAlive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== "commit") await untilAlive(page);
    return response;
  };
}

interface Fixtures {
  problems: Problems;
}

/** What each page of the browser shows, for whoever looks into a failure. */
async function keepPictures(context: BrowserContext, test: TestInfo): Promise<void> {
  const pages =
    context
      .browser()
      ?.contexts()
      .flatMap((each) => each.pages()) ?? [];
  for (const [index, page] of pages.entries()) {
    const file = test.outputPath(`page-${index + 1}.png`);
    // A page that no longer draws must not hide why the test failed.
    const taken = await page.screenshot({ path: file }).catch(() => undefined);
    if (taken) test.attachments.push({ name: "screenshot", path: file, contentType: "image/png" });
  }
}

/** `test` in a browser: fails on any console error or warning, uncaught error or failed request of our own. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ browser, context, baseURL }, provide, test) => {
      const problems = new Problems(context, baseURL ?? "");
      const prepare = (one: BrowserContext) => {
        one.on("page", openAlive);
        return keepNotes(one);
      };
      await prepare(context);
      // Those of somebody else, too.
      browser.on("context", prepare);
      await provide(problems);
      browser.off("context", prepare);
      const failed = test.status !== test.expectedStatus || problems.unexpected.length > 0;
      if (failed) await keepPictures(context, test);
      expect(problems.unexpected, "Unexpected problems in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** By which axe looks: all rules of some tags, or some rules. */
interface Rules {
  type: "tag" | "rule";
  values: string[];
}

const RULES: Rules = { type: "tag", values: [...WCAG_22_AA, "best-practice"] };

/** Those of them that look at colours; nothing else of a page changes with its theme. */
const COLOUR_RULES: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

interface Axe {
  run: (options: object) => Promise<AxeResults>;
}

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let axeSource: Promise<string> | undefined;

/** For how many frames a page may move before that is a fault of its own: some ten seconds, more on a busy machine. */
const MOST_FRAMES = 600;

/** What loads again or comes and goes is half transparent; what scrolls lies half under the header. */
async function expectAtRest(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const comesToRest = await page.evaluate(async (mostFrames) => {
    const isMoving = () =>
      document
        .getAnimations()
        // What turns or pulses without an end has no other state.
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .some(({ playState }) => playState === "running");
    let still = 0;
    for (let frame = 0; still < 3 && frame < mostFrames; frame += 1) {
      const before = scrollY;
      await new Promise(requestAnimationFrame);
      still = scrollY !== before || isMoving() ? 0 : still + 1;
    }
    return still === 3;
  }, MOST_FRAMES);
  expect(comesToRest, "the page comes to rest").toBe(true);
}

/**
 * Asks axe about the page as it stands; the answer names rule and element. It is asked of one frame: the
 * shop has no others, and this tells should that change.
 */
export async function expectNoAxeViolations(page: Page, rules = RULES): Promise<void> {
  expect(page.frames(), "frames of the page").toHaveLength(1);
  await expectAtRest(page);
  axeSource ??= readFile(axeFile, "utf8");
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await axeSource);
  const { violations } = await page.evaluate((runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    return axe.run({ runOnly, resultTypes: ["violations"] });
  }, rules);
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target.join(" ")}\n${failureSummary}`,
    ),
  );
  expect(told, await page.title()).toEqual([]);
}

/** Everything that scrolls sideways annoys on a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // A page that has just changed its width may still be laying itself out.
  await expect.poll(excess, { message: "pixels that the page is too wide" }).toBe(0);
}

/** By WCAG 2.2 AA, and within the screen. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

type Theme = "light" | "dark";

/** The page follows the system's theme from now on; `inTheme` changes that without loading it anew. */
export async function followSystemTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "system");
  });
}

async function inTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveClass(theme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
}

/** What stands on a page that follows the system's theme: all of it in one, its colours in both. */
export async function expectSoundInBothThemes(page: Page): Promise<void> {
  await inTheme(page, "light");
  await expectSound(page);
  await inTheme(page, "dark");
  await expectNoAxeViolations(page, COLOUR_RULES);
}

/**
 * The same on a desktop; what is touched is narrower and arranges the desktop's parts anew, in colours that the
 * desktop has told.
 */
export async function expectSoundOnScreen(page: Page): Promise<void> {
  const isTouched = base.info().project.use.hasTouch;
  await (isTouched ? expectSound(page) : expectSoundInBothThemes(page));
}
