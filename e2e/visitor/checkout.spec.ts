import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../fixtures";
import { layoutShift } from "../layout-shifts";
import { givenProduct, mailsTo, readOrders, setPrice, setStock, sql, readStock } from "../shop";
import {
  CARD,
  completeOrder,
  confirmedOrderNumber,
  field,
  fillCheckout,
  freshEmail,
  openWithCart,
  toast,
} from "../shopper";

/** Tests failures at the checkout, and that no input is lost. */

/** Records everything that the context's pages send, as one text. */
function recordRequests(context: BrowserContext): () => string {
  const sent: string[] = [];
  context.on("request", (request) => {
    const { url, headers, body } = {
      url: request.url(),
      headers: JSON.stringify(request.headers()),
      body: request.postData() ?? "",
    };
    sent.push(decodeURIComponent(url.replaceAll("+", " ")), headers, body);
  });
  return () => sent.join("\n");
}

/** Forms in which the card could be stored anywhere, with and without separators. */
const CARD_TRACES = [
  CARD.cardNumber,
  "4539 1488 0343 6467",
  "11/39",
  CARD.cardName,
  // Ignores matches within ids, which have groups of digits too.
  new RegExp(`(?<![\\w.-])${CARD.cvv}(?![\\w.-])`),
];

function expectNoCard(text: string, where: string): void {
  for (const trace of CARD_TRACES) {
    const found = typeof trace === "string" ? text.includes(trace) : trace.test(text);
    expect(found, `${String(trace)} in ${where}`).toBe(false);
  }
}

test("no request, storage, row or email ever contains the card", async ({ page, context }) => {
  const sent = recordRequests(context);
  const product = await givenProduct(90_000, 10);
  const email = freshEmail();
  await openWithCart(page, "/checkout", { ...product, quantity: 1 });
  await fillCheckout(page, email);
  await expect(field(page, "cardNumber")).toHaveValue("4539 1488 0343 6467");
  await expect(field(page, "expiryDate")).toHaveValue("11/39");
  await page.getByRole("link", { name: "Back to Cart" }).click();
  await expect(page).toHaveURL(/\/cart/);
  await page.goBack();
  await expect(field(page, "email")).toHaveValue(email);
  await fillCheckout(page, email);
  await completeOrder(page).click();
  await confirmedOrderNumber(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      document.cookie,
    ]),
  );
  expect(sent()).toContain(email);
  expectNoCard(sent(), "a request");
  expectNoCard(kept, "the browser's storage");
  const rows = await sql<{ row: string }>(
    `SELECT row_to_json(t)::text AS row FROM orders t WHERE email = $1
     UNION ALL SELECT row_to_json(t)::text FROM audit_logs t WHERE actor = $1`,
    [email],
  );
  expect(rows.length).toBeGreaterThan(1);
  expectNoCard(rows.map(({ row }) => row).join("\n"), "the database");
  const mails = await mailsTo(email);
  expectNoCard(mails.map(({ html, text }) => `${html} ${text}`).join("\n"), "a mail");
});

test("a changed price requires a confirmation", async ({ page, problems }) => {
  problems.allow(/status of 409/);
  const product = await givenProduct(90_000, 10);
  const email = freshEmail();
  await openWithCart(page, "/checkout", { ...product, quantity: 1 });
  await fillCheckout(page, email);
  await expect(page.getByText("₹1,122.00").filter({ visible: true }).first()).toBeVisible();
  await setPrice(product._id, 100_000);
  await completeOrder(page).click();
  await expect(page.getByText("₹1,230.00").filter({ visible: true }).first()).toBeVisible();
  expect(await readOrders(email)).toEqual([]);
  await expect(field(page, "address")).toHaveValue("12 MG Road");
  await expect(field(page, "cardName")).toHaveValue(CARD.cardName);
  await completeOrder(page).click();
  await confirmedOrderNumber(page);
  expect(await readOrders(email)).toMatchObject([{ totalPaise: "123000" }]);
});

test("stock taken meanwhile is reported, and the rest can be ordered", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 409/);
  const product = await givenProduct(90_000, 10);
  const email = freshEmail();
  await openWithCart(page, "/checkout", { ...product, quantity: 6 });
  await fillCheckout(page, email);
  await setStock(product._id, 2);
  await completeOrder(page).click();
  await expect(toast(page, "Order Failed")).toContainText(
    `Only 2 of ${product.name} left in stock.`,
  );
  expect(await readOrders(email)).toEqual([]);
  await expect(field(page, "email")).toHaveValue(email);
  // A guest may take half of it.
  await setStock(product._id, 12);
  await page.reload();
  await fillCheckout(page, email);
  await completeOrder(page).click();
  await confirmedOrderNumber(page);
  expect(await readStock(product._id)).toBe(6);
});

test("sold-out lines are settled by one press on a phone, without moving the form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const product = await givenProduct(90_000, 2);
  await openWithCart(page, "/checkout", { ...product, quantity: 6 });
  await expect(page.getByText("1 item is not in the total")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await fillCheckout(page, freshEmail());
  await completeOrder(page).click();
  await expect(toast(page, "Check Your Cart")).toBeVisible();
  await page.getByRole("button", { name: "Take what is in stock" }).click();
  await expect(page.getByText("₹2,094.00").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("1 item is not in the total")).toHaveCount(0);
});

test(
  "a placed order is reported until the confirmation has loaded",
  { tag: "@narrow" },
  async ({ page }) => {
    const product = await givenProduct(90_000, 10);
    await openWithCart(page, "/checkout", { ...product, quantity: 1 });
    await fillCheckout(page, freshEmail());
    await expect(page.getByText("₹1,122.00").filter({ visible: true }).first()).toBeVisible();
    const { promise: seen, resolve: go } = Promise.withResolvers<null>();
    await page.route("**/order-confirmation*", async (route) => {
      await seen;
      await route.continue();
    });
    await completeOrder(page).click();
    await expect(page.getByText("Opening the confirmation")).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    go(null);
    await confirmedOrderNumber(page);
  },
);

test("a double click makes one order", async ({ page }) => {
  const product = await givenProduct(90_000, 10);
  const email = freshEmail();
  await openWithCart(page, "/checkout", { ...product, quantity: 2 });
  await fillCheckout(page, email);
  await expect(page.getByText("₹2,094.00").filter({ visible: true }).first()).toBeVisible();
  await completeOrder(page).dblclick();
  await confirmedOrderNumber(page);
  expect(await readOrders(email)).toHaveLength(1);
  expect(await readStock(product._id)).toBe(8);
});

test("a lost response does not cause a second order", async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  const product = await givenProduct(90_000, 10);
  const email = freshEmail();
  await openWithCart(page, "/checkout", { ...product, quantity: 2 });
  await fillCheckout(page, email);
  await page.route(
    "**/api/orders",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await completeOrder(page).click();
  await expect.poll(() => readOrders(email)).toHaveLength(1);
  await expect(toast(page, "Order Failed")).toBeVisible();
  await completeOrder(page).click();
  await confirmedOrderNumber(page);
  expect(await readOrders(email)).toHaveLength(1);
  expect(await readStock(product._id)).toBe(8);
});

test("a connection lost before any input is reported, and loses nothing", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const product = await givenProduct(90_000, 10);
  const email = freshEmail();
  await openWithCart(page, "/checkout", { ...product, quantity: 2 });
  await expect(page.getByText("₹2,094.00").filter({ visible: true }).first()).toBeVisible();
  await context.setOffline(true);
  await fillCheckout(page, email);
  await completeOrder(page).click();
  await expect(toast(page, "Order Failed")).toContainText("Check your connection and try again");
  await expect(field(page, "email")).toHaveValue(email);
  expect(await readOrders(email)).toHaveLength(0);
  await context.setOffline(false);
  await completeOrder(page).click();
  await confirmedOrderNumber(page);
  expect(await readOrders(email)).toHaveLength(1);
});
