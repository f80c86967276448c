import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../caller";

/** Tests the text of pages before any script has run: the shop's claims and its policies. */

const SECTIONS = ["services", "why-choose-us", "testimonials", "contact"];

const CLAIMS = [
  /100 pieces/,
  /3-5 business days/,
  /24-48 hrs/,
  /500\+/,
  /28 states/i,
  /within 24 hours/,
  /2-4 hours/,
  /9:00\D+19:00/,
  /9:00\D+17:00/,
  /Closed/i,
];

const POLICIES: [string, RegExp[]][] = [
  ["/privacy-policy", [/18/, /Last updated: January 2025/]],
  [
    "/terms-of-service",
    [/18 (years )?(of age )?or older/i, /30 days/, /12 months/, /Last updated: January 2025/],
  ],
  [
    "/returns-refund-policy",
    [
      /48 hours/,
      /2-5 business days/,
      /7-10 business days/,
      /30 days/,
      /90 days/,
      /Last updated: January 2025/,
    ],
  ],
];

async function readMain(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}

/** Removes tags, and the comment markers that React puts between two texts. */
const toText = (html: string) => html.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, " ");

const count = (html: string, tag: string) => html.split(`<${tag}`).length - 1;

test("the landing page shows the shop's claims", async ({ request }) => {
  const main = await readMain(request, "/");
  for (const claim of CLAIMS) expect(toText(main)).toMatch(claim);
  for (const id of SECTIONS) expect(main).toMatch(new RegExp(`<section[^>]* id="${id}"`));
  expect(count(main, "figure")).toBe(6);
  expect(count(main, "article")).toBe(3);
});

for (const [path, statements] of POLICIES) {
  test(`the statements of ${path} are present`, async ({ request }) => {
    const main = await readMain(request, path);
    for (const statement of statements) expect(toText(main)).toMatch(statement);
    expect(main).toMatch(/<a [^>]*href="\/"[^>]*>(<svg[\s\S]*?<\/svg>)?\s*Back to Home</);
  });
}

test("the footer links every policy", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? "";
  for (const [path] of POLICIES) expect(footer).toContain(`href="${path}"`);
});
