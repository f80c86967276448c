import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { catalogue, toast } from "../shopper";

/** Tests searches: the shop itself builds the HTML of a search page; within the shop, Next renders it. */

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const searchField = (page: Page) => page.getByLabel("Search", { exact: true });

/** Returns the text and the links of the list. */
async function shown(page: Page): Promise<{ text: string; links: (string | null)[] }> {
  const links = main(page).getByRole("link");
  return {
    text: await main(page).innerText(),
    links: await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
  };
}

test("a search page hydrates with the list that the server sent", async ({ page }) => {
  // Marks the elements from the server, because React would replace them with new ones if it rendered again.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      for (const card of document.querySelectorAll("main article")) card.classList.add("was-sent");
    });
  });
  await page.goto("/products?q=box");
  await expect(page).toHaveTitle(/^“box” \| /);
  const cards = main(page).getByRole("article");
  const count = await cards.count();
  expect(count).toBeGreaterThan(3);
  const addFirst = main(page).getByRole("button", { name: /^Add to Cart/ });
  await addFirst.and(page.locator(":enabled")).first().click();
  await expect(toast(page, "Added to Cart")).toBeVisible();
  await expect(main(page).locator("article.was-sent")).toHaveCount(count);
  await expect(page).toHaveTitle(/^“box” \| /);
});

test("a search shows the same by navigation within the shop and by its URL", async ({ page }) => {
  const expectTheSame = async (title: string) => {
    await expect(heading(page)).toHaveText(title);
    const within = await shown(page);
    await page.reload();
    expect(await shown(page)).toEqual(within);
    await page.goto("/products");
  };
  const search = async (text: string) => {
    await searchField(page).fill(text);
    await searchField(page).press("Enter");
  };
  await page.goto("/products");
  await search("kraft");
  await expectTheSame("“kraft”");
  await search("submarine");
  await expectTheSame("“submarine”");
  const facets = main(page).getByRole("navigation", { name: "Material" });
  await facets.getByRole("link").first().click();
  await expect(main(page).getByRole("navigation", { name: "Chosen filters" })).toBeVisible();
  await expectTheSame("Products");
});

test("a search is restored after a filter, another search and going back twice", async ({
  page,
}) => {
  await page.goto("/products?q=kraft");
  const first = await shown(page);
  await main(page).getByRole("navigation", { name: "Material" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/q=kraft&material=/);
  await expect(main(page).getByRole("navigation", { name: "Chosen filters" })).toBeVisible();
  await searchField(page).fill("cups");
  await searchField(page).press("Enter");
  await expect(heading(page)).toHaveText("“cups”");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/products\?q=kraft$/);
  await expect(heading(page)).toHaveText("“kraft”");
  await expect(searchField(page)).toHaveValue("kraft");
  expect(await shown(page)).toEqual(first);
});

test("a search is treated as text everywhere", async ({ page, request }) => {
  const search = `</script><b>"'&$& \\u003c`;
  const address = `/products?q=${encodeURIComponent(search)}`;
  const html = await (await request.get(address)).text();
  expect(html).not.toContain("<b>");
  await page.goto(address);
  await expect(heading(page)).toHaveText(`“${search}”`);
  await expect(searchField(page)).toHaveValue(search);
  await expect(page).toHaveTitle(new RegExp(`^“${search.replace(/\W/g, "\\$&")}” \\| `));
});

test("a search has only its public URL", async ({ request }) => {
  const products = await catalogue(request);
  for (const path of ["/catalogue/search", "/catalogue/search/document?q=box"]) {
    const headers = { "X-Own-Request": "1" };
    const answer = await request.get(path, { maxRedirects: 0, headers });
    expect([path, answer.status()]).toEqual([path, 307]);
    expect(answer.headers().location).toMatch(/^\/products/);
  }
  const html = await (await request.get(`/products?q=${products[0]?.name.split(" ")[0]}`)).text();
  expect(html).not.toContain("SEARCHED");
});

test("the header has a search, and a size without a product leads to a request for it", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Find products" }).click();
  const field = page.getByLabel("Product, size or article number");
  await expect(field).toBeFocused();
  await field.fill("mailer box 230 x 155 x 70");
  await field.press("Enter");
  await expect(field).toBeHidden();
  const sizes = page.getByRole("region", { name: "The next sizes up from 230 × 155 × 70 mm" });
  await expect(sizes.getByRole("article").first()).toContainText("Mailer Box, Kraft, Medium");
  await expect(sizes.getByRole("article").first()).toContainText("Larger by 20 × 25 × 10 mm");
  await page.getByRole("link", { name: "Ask us to make 230 × 155 × 70 mm" }).click();
  await expect(page.getByLabel("Length")).toHaveValue("230");
  await expect(page.getByLabel("Width")).toHaveValue("155");
  await expect(page.getByLabel("Height")).toHaveValue("70");
});
