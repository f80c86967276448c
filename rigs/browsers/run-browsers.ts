import { parseArgs } from "node:util";
import { buildIfNeeded } from "@/lib/runtime/build/build";
import { withShop } from "@/rigs/hard/with-shop";
import type { Browser } from "./browser";
import { JOURNEYS } from "./journeys";
import { checkPages, compareLayouts, type Layouts } from "./page-checks";
import { openPuppeteer } from "./puppeteer-browser";
import { openWebKit } from "./webkit-browser";

// `npm run test:browsers` uses the shop in Firefox and WebKit and compares its pages with Chromium's. Each browser is
// a program of this machine, driven by the protocol that it ships with.

const OPENERS: Record<string, () => Promise<Browser>> = {
  chromium: () => openPuppeteer("chrome"),
  firefox: () => openPuppeteer("firefox"),
  webkit: openWebKit,
};

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const chosen = ["chromium", ...(values.only ? [values.only] : ["firefox", "webkit"])];
const t = (line: string) => process.stdout.write(`${line}\n`);

async function visit(browser: Browser, origin: string, layouts: Layouts): Promise<string[]> {
  const faults = await checkPages(browser, origin, layouts);
  await browser.resize(1280, 1000);
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    await browser.forget();
    await browser.run(() => localStorage.clear());
    const started = performance.now();
    const failure = await journey(browser, origin).then(
      () => [],
      (error: unknown) => [`${name}: ${String(error)}`],
    );
    faults.push(
      ...failure,
      ...(await browser.takeMessages()).map((message) => `${name}: ${message}`),
    );
    t(`  ${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
  return faults;
}

async function compareAll(origin: string): Promise<string[]> {
  const faults: string[] = [];
  const chromium: Layouts = new Map();
  for (const engine of chosen) {
    const open = OPENERS[engine];
    if (!open) throw new Error(`--only takes ${Object.keys(OPENERS).join(", ")}.`);
    const browser = await open();
    t(browser.name);
    const layouts: Layouts = engine === "chromium" ? chromium : new Map();
    try {
      const found = [
        ...(await visit(browser, origin, layouts)),
        ...compareLayouts(layouts, chromium),
      ];
      faults.push(...found.map((fault) => `${browser.name}: ${fault}`));
    } finally {
      await browser.close();
    }
  }
  return faults;
}

await buildIfNeeded(new AbortController().signal);
const faults = await withShop(({ origin }) => compareAll(origin), { env: { DEMO_DATA: "1" } });
t(faults.length === 0 ? "No faults." : [`${faults.length} faults:`, ...faults].join("\n"));
process.exitCode = faults.length === 0 ? 0 : 1;
