import { createRequire } from "node:module";
import { findChromium } from "../lib/testing/chromium";

// `npm run bench:lighthouse -- http://localhost:3000`: Lighthouse's mobile scores of the pages that
// shoppers land on, and the gzipped JavaScript that each loads at first.

const require = createRequire(import.meta.url);

/** The parts that are used of packages which are installed in this folder, not beside the shop's own. */
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
interface Result {
  audits: Partial<Record<string, { numericValue?: number; details?: object }>>;
  categories: Partial<Record<string, { score: number | null }>>;
}

const { launch } = (await import(require.resolve("chrome-launcher"))) as Launcher;
const { default: lighthouse } = (await import(require.resolve("lighthouse"))) as Lighthouse;

const origin = process.argv[2] ?? "http://localhost:3000";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

async function pages(): Promise<string[]> {
  const response = await fetch(`${origin}/api/products?limit=1&sort=rating`);
  const [product] = (await response.json()) as { _id: string }[];
  return ["/", "/products", `/product/${product?._id ?? ""}`, "/cart", "/checkout"];
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

function scriptKilobytes({ audits }: Result): number {
  const details = audits["network-requests"]?.details as { items?: NetworkItem[] } | undefined;
  const scripts = (details?.items ?? []).filter((item) => item.resourceType === "Script");
  return scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1000;
}

function line(page: string, result: Result): string {
  const scores = CATEGORIES.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100));
  const lcp = ((result.audits["largest-contentful-paint"]?.numericValue ?? 0) / 1000).toFixed(1);
  const shift = (result.audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3);
  const kilobytes = scriptKilobytes(result).toFixed(0);
  const cells = [...scores, `${lcp} s`, shift, `${kilobytes} kB`];
  return `${page.slice(0, 24).padEnd(26)}${cells.map((cell) => String(cell).padStart(9)).join("")}\n`;
}

const { executablePath, env } = await findChromium();
const chrome = await launch({
  chromePath: executablePath,
  envVars: { ...process.env, ...env },
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
});
const names = ["perf", "a11y", "best", "seo", "LCP", "CLS", "JS"];
process.stdout.write(`${"".padEnd(26)}${names.map((name) => name.padStart(9)).join("")}\n`);
for (const page of await pages()) {
  const run = await lighthouse(`${origin}${page}`, {
    port: chrome.port,
    onlyCategories: [...CATEGORIES],
  });
  if (run) process.stdout.write(line(page, run.lhr));
}
chrome.kill();
