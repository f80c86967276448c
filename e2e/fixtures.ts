import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect, type BrowserContext, type Page, type TestInfo } from "@playwright/test";
import { WCAG_22_AA } from "./support/wcag";
import { holdsToken } from "../lib/base/log";
import { test as base } from "./caller";
import { keepNotes } from "./lasting-notes";

export { expect } from "@playwright/test";

/** Collects browser errors of all pages of a context. */
class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext, origin: string) {
    context.on("console", (message) => {
      const type = message.type();
      if (type !== "error" && type !== "warning") return;
      // Chromium logs this for pictures from its memory cache; the page is not at fault.
      if (message.text().includes("was preloaded using link preload but not used")) return;
      this.#found.push(`console ${type}: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => {
      this.#found.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`);
    });
    context.on("request", (request) => {
      // A page may be opened with a token in its URL; no further request may send it in the Referer.
      const { referer = "" } = request.headers();
      // The offline page's service worker requests only what the user opens.
      const isOpening = request.serviceWorker() !== null || request.isNavigationRequest();
      const address = isOpening ? "" : request.url();
      if (!holdsToken(`${referer} ${address}`)) return;
      this.#found.push(`token in the address or the referrer of ${request.method()} ${address}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Leaving a page aborts its pending requests.
      if (!request.url().startsWith(origin) || reason === "net::ERR_ABORTED") return;
      this.#found.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /** Ignores matching errors: a test that provokes a refusal names it here. */
  allow(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): string[] {
    return this.#found.filter((found) => !this.#expected.some((pattern) => pattern.test(found)));
  }
}

/**
 * Waits until React has hydrated the page and then its forms, except those that wait for their visitor. Only
 * visitor/first-press.spec.ts tests input before that.
 */
async function untilAlive(page: Page): Promise<void> {
  const isAlive = () => {
    // Without scripts nothing hydrates.
    if (window.pressAgain === undefined) return window.earlyPresses === undefined;
    const forms = document.querySelectorAll("main form:not([action], [data-form-slot] *)");
    return [...forms].every((form) => Object.keys(form).some((key) => key.startsWith("__react")));
  };
  await page.waitForFunction(isAlive, undefined, { polling: 20 });
}

/** Makes page loads wait for hydration, unless a test asks for less. */
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

/** Firefox logs what the content security policy blocked, even if the script continues. */
function tellViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    reportError(new Error(`Refused by ${effectiveDirective}: ${blockedURI}`));
  });
}

interface Fixtures {
  problems: Problems;
}

/** Saves a screenshot of each page, to debug a failure. */
async function keepPictures(context: BrowserContext, test: TestInfo): Promise<void> {
  const pages =
    context
      .browser()
      ?.contexts()
      .flatMap((each) => each.pages()) ?? [];
  for (const [index, page] of pages.entries()) {
    const file = test.outputPath(`page-${index + 1}.png`);
    // A page that no longer renders must not hide why the test failed.
    const taken = await page.screenshot({ path: file }).catch(() => undefined);
    if (taken) test.attachments.push({ name: "screenshot", path: file, contentType: "image/png" });
  }
}

/** `test` in a browser: fails on console errors and warnings, uncaught errors and failed requests to the shop. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ browser, context, baseURL }, provide, test) => {
      const problems = new Problems(context, baseURL ?? "");
      const prepare = async (one: BrowserContext) => {
        one.on("page", openAlive);
        await one.addInitScript(tellViolations);
        return keepNotes(one);
      };
      await prepare(context);
      // Also prepares contexts that a test opens itself.
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

/** The rules that axe runs: all rules of some tags, or single rules. */
interface Rules {
  type: "tag" | "rule";
  values: string[];
}

const RULES: Rules = { type: "tag", values: [...WCAG_22_AA, "best-practice"] };

/** The rules that check colours; only these depend on the theme. */
const COLOUR_RULES: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

interface Axe {
  run: (options: object) => Promise<AxeResults>;
}

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let axeSource: Promise<string> | undefined;

/** The maximum number of frames for a page to come to rest: about ten seconds, more on a busy machine. */
const MAX_FRAMES = 600;

/**
 * Waits until nothing moves, at the top of the page: an element that loads or fades is half transparent, and a
 * scrolled one may be half under the header. A pending smooth scroll moves the page by another step, so the page is
 * scrolled to the top until it stays there.
 */
async function expectAtRest(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
  const comesToRest = await page.evaluate(async (mostFrames) => {
    // A page that Next keeps hidden for the way back does not count.
    const isBusy = () =>
      [...document.querySelectorAll("[aria-busy=true]")].some((each) => each.checkVisibility());
    const isMoving = () =>
      isBusy() ||
      document
        .getAnimations()
        // Endless animations never come to rest, so they are skipped.
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .some(({ playState }) => playState === "running");
    let still = 0;
    for (let frame = 0; still < 3 && frame < mostFrames; frame += 1) {
      scrollTo({ top: 0, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      still = scrollY !== 0 || isMoving() ? 0 : still + 1;
    }
    return still === 3;
  }, MAX_FRAMES);
  expect(comesToRest, "the page comes to rest").toBe(true);
}

/**
 * Runs axe on the page as it is, from its top: elsewhere the header may cover half of a link, which axe takes for a
 * small target. A failure names the rule and the element. It checks one frame only, because the shop has no others;
 * it fails if a page gets one.
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

/** Expects no sideways scrolling, which is annoying on a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // A page that has just changed its width may still be in layout.
  await expect.poll(excess, { message: "pixels that the page is too wide" }).toBe(0);
}

/** Checks WCAG 2.2 AA, and that nothing is wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

type Theme = "light" | "dark";

/** Makes the page follow the system's theme from now on; `inTheme` changes the theme without a reload. */
export async function followSystemTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "system");
  });
}

async function inTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveClass(theme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
}

/** Checks a page that follows the system's theme: all rules in one theme, and colours in both. */
export async function expectSoundInBothThemes(page: Page): Promise<void> {
  await inTheme(page, "light");
  await expectSound(page);
  await inTheme(page, "dark");
  await expectNoAxeViolations(page, COLOUR_RULES);
}
