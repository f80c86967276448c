import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { findChromium } from "@/e2e/support/chromium";
import { findControl, isAlive, type Browser, type Kind } from "./browser";
import { findFirefox } from "./find-firefox";
import { until } from "./until";

/** What browsers say of the machine and not of the page. */
const MACHINE = /was preloaded using link preload but not used|WebGL|GPU|Feature Policy/;

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function openPuppeteer(browserName: "chrome" | "firefox"): Promise<Browser> {
  const { executablePath, env } =
    browserName === "chrome" ? await findChromium() : { executablePath: findFirefox(), env: {} };
  const browser = await puppeteer.launch({
    browser: browserName,
    executablePath,
    env: { ...process.env, ...env },
    args: browserName === "chrome" ? ["--no-sandbox"] : [],
    defaultViewport: null,
  });
  const page = await browser.newPage();
  const messages = collectMessages(page);
  const find = (kind: Kind, name: string) =>
    until(`${kind} "${name}"`, async () => {
      const handle = await page.evaluateHandle(findControl, kind, name);
      return handle.asElement() as ElementHandle | null;
    });
  return {
    name: `${browserName} ${await browser.version()}`,
    async open(address) {
      await page.goto(address);
      await until(`scripts of ${address}`, () => page.evaluate(isAlive));
    },
    resize: (width, height) => page.setViewport({ width, height }),
    // Puppeteer's type is about handles, which these arguments never are.
    run: (work, ...args) => page.evaluate(work as (...args: unknown[]) => never, ...args),
    load: async (script) => void (await page.evaluate(script)),
    press: async (kind, name) => (await find(kind, name)).click(),
    type: async (name, text) => (await find("field", name)).type(text),
    choose: async (name, option) => void (await (await find("field", name)).select(option)),
    takeMessages: () => Promise.resolve(messages.splice(0)),
    forget: async () => browser.deleteCookie(...(await browser.cookies())),
    close: () => browser.close(),
  };
}

function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  const add = (text: string) => MACHINE.test(text) || messages.push(text);
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) add(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => add(`uncaught: ${String(error)}`));
  return messages;
}
