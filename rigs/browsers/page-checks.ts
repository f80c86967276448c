import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { SHOP_PAGES } from "@/e2e/shop-pages";
import { WCAG_22_AA } from "@/e2e/support/wcag";
import type { Browser } from "./browser";
import { until } from "./until";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A window of WebKit's own browser is never narrower than 447 pixels. */
export const WIDTHS = [447, 1280];
const HEIGHT = 1000;

/** Engines break a line here or there in another place. */
const MOST_DIFFERENCE = 0.03;

/** Chromium's note on a page that is answered with 404; a missing script is noted with its failure as well. */
const ITS_OWN_STATUS = /status of 404/;

/** What a page looks like in numbers, by its address and width. */
export type Layouts = Map<string, Layout>;

interface Layout {
  hasHeading: boolean;
  innerWidth: number;
  /** Pixels that the page is wider than its window. */
  excess: number;
  height: number;
  header: number;
  /** Left edge and width of the first heading. */
  heading: [number, number];
}

/** Runs in the page. */
function measure(): Layout {
  const { documentElement: page } = document;
  const heading = document.querySelector("main h1");
  // One for screen readers alone has no place.
  const box = heading?.matches(".sr-only") ? undefined : heading?.getBoundingClientRect();
  return {
    hasHeading: heading !== null,
    innerWidth,
    excess: page.scrollWidth - page.clientWidth,
    height: page.scrollHeight,
    header: document.querySelector("header")?.clientHeight ?? 0,
    heading: [Math.round(box?.left ?? 0), Math.round(box?.width ?? 0)],
  };
}

/** Runs in the page. */
async function findViolations(rules: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
  const { violations } = await axe.run({ runOnly: rules });
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** The layout once it has a heading and stays the same from one look to the next. */
async function measureAtRest(browser: Browser, address: string): Promise<Layout> {
  let before = "";
  return until(`${address} at rest`, async () => {
    const layout = await browser.run(measure);
    const [last, now] = [before, JSON.stringify(layout)];
    before = now;
    return layout.hasHeading && now === last ? layout : undefined;
  });
}

/** Opens every page at both widths; returns the faults, and keeps each layout. */
export async function checkPages(
  browser: Browser,
  origin: string,
  layouts: Layouts,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await browser.resize(width, HEIGHT);
    for (const address of Object.values(SHOP_PAGES)) {
      await browser.open(`${origin}${address}`);
      const layout = await measureAtRest(browser, address);
      layouts.set(`${address} at ${width}`, layout);
      await browser.load(AXE);
      const found = [
        ...(layout.excess > 0 ? [`is ${layout.excess} px too wide`] : []),
        ...(await browser.run(findViolations, WCAG_22_AA)),
        ...(await browser.takeMessages()).filter((message) => !ITS_OWN_STATUS.test(message)),
      ];
      faults.push(...found.map((fault) => `${address} at ${layout.innerWidth}: ${fault}`));
    }
  }
  return faults;
}

/** Differences of a browser's pages from Chromium's. */
export function compareLayouts(layouts: Layouts, chromium: Layouts): string[] {
  return [...layouts].flatMap(([page, layout]) => {
    const other = chromium.get(page);
    if (!other || isAlike(layout, other)) return [];
    return [`${page}: ${JSON.stringify(layout)} is not ${JSON.stringify(other)} as in Chromium`];
  });
}

function isAlike(one: Layout, other: Layout): boolean {
  const pairs = [
    [one.height, other.height],
    [one.header, other.header],
    [one.heading[0], other.heading[0]],
    [one.heading[1], other.heading[1]],
  ];
  return pairs.every(([a = 0, b = 0]) => Math.abs(a - b) <= Math.max(MOST_DIFFERENCE * b, 4));
}
