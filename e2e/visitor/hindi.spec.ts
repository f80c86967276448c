import { readFile } from "node:fs/promises";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import type { Page } from "@playwright/test";
import { PrismaClient } from "../../lib/db/generated/client";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll } from "../fixtures";
import { test } from "../own-shop";
import { givenProduct, givenSetting } from "../steps/factories";

/** Tests the pages in Hindi in a shop of its own, because the shared one is in English alone. */

test.use({ shopOf: "hindi" });

/** Words that stay in Latin letters: names, units, and what the owner or the browser writes. */
const LATIN =
  /GST(?:IN)?|HSN|UPI|IFSC|RTGS|NEFT|KLN Packaging|WhatsApp|Google|JPEG|PNG|PDF|CSV|SVG|API|English|mm|ml|cm|kg|gsm|Kraft box|Boxes/g;

/** Returns what a page shows or tells in English, without what is said above to stay. */
async function textsInEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (
        parentElement?.closest(
          "script, style, template, [translate=no], [lang^=en], address, [data-owner]",
        )
      )
        continue;
      found.push(node.textContent ?? "");
    }
    for (const element of document.querySelectorAll("main *, header *, footer *")) {
      for (const name of ["aria-label", "placeholder", "alt", "title"]) {
        found.push(element.getAttribute(name) ?? "");
      }
    }
    return found;
  });
  const english = texts.filter((text) => /[A-Za-z]{3,}/.test(text.replace(LATIN, "")));
  return [...new Set(english.map((text) => text.trim()))];
}

test("no page is in Hindi until the owner says so; then all of a purchase is @narrow", async ({
  page,
  request,
  shop,
}) => {
  const url = await readFile(path.join(shop.dataDir, "database-url"), "utf8");
  const db = new PrismaClient({ adapter: new PrismaPg(url) });
  expect((await request.get("/hi")).status()).toBe(404);
  await db.$disconnect();
});
