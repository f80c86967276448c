import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../e2e/support/chromium";

// `npm run bench -- lighthouse http://localhost:3000` prints Lighthouse's mobile scores of the main landing pages,
// and the JavaScript that each has transferred once it is idle, as medians of five runs. `--runs 1` is quicker,
// pages can be named after the origin, and `--why` prints the audits that failed.

const require = createRequire(import.meta.url);

/** The used part of a package that is installed in this folder, not in the shop's node_modules. */
interface Launcher {
  launch: (options: {
    chromePath: string;
    envVars: NodeJS.ProcessEnv;
    chromeFlags: string[];
  }) => Promise<{ port: number; kill: () => void }>;
}
interface Lighthouse {
  default: (
    url: string,
    options: { port: number; onlyCategories: string[] },
  ) => Promise<{ lhr: Result } | undefined>;
}
interface Audit {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: { items?: NetworkItem[] };
}
interface Category {
  score: number | null;
  auditRefs: { id: string; weight: number }[];
}
interface Result {
  audits: Partial<Record<string, Audit>>;
  categories: Partial<Record<string, Category>>;
}

const { launch } = (await import(require.resolve("chrome-launcher"))) as Launcher;
const { default: lighthouse } = (await import(require.resolve("lighthouse"))) as Lighthouse;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    why: { type: "boolean", default: false },
  },
});
const [origin = "http://localhost:3000", ...named] = positionals;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

async function pages(): Promise<string[]> {
  if (named.length > 0) return named;
  return ["/", "/products", `/product/${(await products())[0]?._id ?? ""}`, "/cart", "/checkout"];
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

function scriptBytes({ audits }: Result): number {
  const details = audits["network-requests"]?.details;
  const scripts = (details?.items ?? []).filter((item) => item.resourceType === "Script");
  return scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
}

const getValue = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? 0;
const getScore = (name: string) => (result: Result) => (result.categories[name]?.score ?? 0) * 100;

/** The columns of the table: heading, value and format. */
const COLUMNS: [name: string, of: (result: Result) => number, text: (value: number) => string][] = [
  ["perf", getScore("performance"), (score) => score.toFixed(0)],
  ["a11y", getScore("accessibility"), (score) => score.toFixed(0)],
  ["best", getScore("best-practices"), (score) => score.toFixed(0)],
  ["seo", getScore("seo"), (score) => score.toFixed(0)],
  ["FCP", getValue("first-contentful-paint"), (ms) => `${(ms / 1000).toFixed(2)} s`],
  ["LCP", getValue("largest-contentful-paint"), (ms) => `${(ms / 1000).toFixed(2)} s`],
  ["TBT", getValue("total-blocking-time"), (ms) => `${ms.toFixed(0)} ms`],
  ["CLS", getValue("cumulative-layout-shift"), (shift) => shift.toFixed(3)],
  ["JS", scriptBytes, (bytes) => `${(bytes / 1000).toFixed(0)} kB`],
];

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const toLine = (page: string, cells: readonly string[]) =>
  `${page.slice(0, 24).padEnd(26)}${cells.map((cell) => cell.padStart(9)).join("")}\n`;

function getFailures({ audits, categories }: Result): string {
  const refs = Object.values(categories).flatMap((category) => category?.auditRefs ?? []);
  const failed = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
  return failed.map(({ id }) => `    ${id}: ${audits[id]?.title ?? ""}\n`).join("");
}

const { executablePath, env } = await findChromium();
const chrome = await launch({
  chromePath: executablePath,
  envVars: { ...process.env, ...env },
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
});

interface Product {
  _id: string;
  minQuantity: number;
  inStock: boolean;
}

async function products(): Promise<Product[]> {
  const response = await fetch(`${origin}/api/products?sort=rating`);
  return (await response.json()) as Product[];
}

/** Fills the cart in localStorage, which Lighthouse does not clear. */
async function fillCart(): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${chrome.port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error("The browser has no window of its own.");
  await page.goto(`${origin}/robots.txt`);
  const product = (await products()).find(({ inStock }) => inStock);
  const cart = JSON.stringify([{ ...product, quantity: product?.minQuantity }]);
  await page.evaluate((text) => localStorage.setItem("cart", text), cart);
  await page.close();
  await browser.close();
}

async function measure(page: string): Promise<Result> {
  const options = { port: chrome.port, onlyCategories: [...CATEGORIES] };
  const run = await lighthouse(`${origin}${page}`, options);
  if (!run) throw new Error(`Lighthouse has no result for ${page}.`);
  return run.lhr;
}

process.stdout.write(
  toLine(
    "",
    COLUMNS.map(([name]) => name),
  ),
);
for (const page of await pages()) {
  // With an empty cart the checkout redirects to the products.
  if (page === "/checkout") await fillCart();
  const results: Result[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) results.push(await measure(page));
  const cells = COLUMNS.map(([, of, text]) => text(median(results.map(of))));
  process.stdout.write(toLine(page, cells));
  const [first] = results;
  if (values.why && first) process.stdout.write(getFailures(first));
}
chrome.kill();
