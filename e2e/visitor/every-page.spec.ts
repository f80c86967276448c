import { globSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ADMIN_TABS, SETTINGS_SECTIONS } from "@/lib/base/staff-paths";
import { signInAs, givenAccount } from "../account";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  followSystemTheme,
  test,
} from "../fixtures";
import { givenProduct } from "../shop";
import { SHOP_PAGES } from "../shop-pages";
import { openWithCart } from "../shopper";
import { givenOrder } from "../steps/factories";

/**
 * Every page by WCAG 2.2 AA (docs/accessibility.md): axe on a desktop in the light theme and on a phone in the dark
 * one, each control by keyboard, and no sideways scrolling at any width or at 200 %. States that open over a page
 * are in the accessibility specs of visitor and customer, and in journeys.
 */

// Fading elements have half their contrast, so animations are reduced.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => followSystemTheme(page));

const WHOLE = { width: 1280, height: 1024 };
const PHONE = { width: 390, height: 844 };
/** A tablet, and 1280 × 1024 at 200 %. */
const BETWEEN = [
  { width: 820, height: 1180 },
  { width: 640, height: 512 },
];

/**
 * Marks every control that Tab should reach, in this page or the dialog over it. One of a group of radio buttons is
 * enough.
 */
function markControls(): number {
  const over = document.querySelector("[role=dialog], [role=alertdialog]") ?? document.body;
  const all = [
    ...over.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    ),
  ].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(":disabled, [type=hidden], [type=radio]") &&
      !each.closest("[inert], [aria-hidden=true]") &&
      each.checkVisibility({ visibilityProperty: true }) &&
      each.getClientRects().length > 0,
  );
  const reached = new Set<EventTarget>();
  // Before React, which stops events on elements that are not hydrated.
  addEventListener("focusin", ({ target }) => target && reached.add(target), true);
  Object.assign(window, {
    unreached: () =>
      all
        .filter((each) => each.isConnected && !reached.has(each))
        .map((each) => each.outerHTML.slice(0, 160)),
  });
  return all.length;
}

/** After the last control Tab moves to the browser's own, so a few more presses return to the first. */
const MORE_PRESSES = 12;

async function expectReachedByKeyboard(page: Page): Promise<void> {
  const count = await page.evaluate(markControls);
  const unreached = () =>
    page.evaluate(() => (window as unknown as { unreached: () => string[] }).unreached());
  for (let press = 0; press < count + MORE_PRESSES; press += 1) await page.keyboard.press("Tab");
  expect(await unreached(), "controls that Tab does not reach").toEqual([]);
}

async function expectAccessible(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(WHOLE);
    await page.goto(address);
    await expect(page.locator("h1").first()).toBeVisible();
    await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expectReachedByKeyboard(page);
    for (const size of [WHOLE, ...BETWEEN, PHONE]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    await expectNoAxeViolations(page);
  });
}

/** Other states of these pages. */
const STATES = [
  "/products",
  "/products?q=submarine",
  "/products?q=235x155x71",
  "/custom/shipping-carton",
  "/products?category=boxes&sort=rating",
  "/cart",
  "/delivery",
];

/** Opened with the data that they are about. */
const WITH_GOODS = [
  "app/[language]/(shop)/product/[id]/page.tsx",
  "app/[language]/(shop)/product/[id]/model/page.tsx",
  "app/[language]/(shop)/cart/page.tsx",
  "app/[language]/(shop)/checkout/page.tsx",
  "app/[language]/(shop)/order-confirmation/page.tsx",
  "app/[language]/(account)/dashboard/page.tsx",
  "app/[language]/(account)/order/[id]/page.tsx",
];

const ACCOUNT_TABS = [
  "overview",
  "orders",
  "items",
  "offers",
  "statement",
  "company",
  "profile",
  "settings",
];

const ADMIN = {
  "app/[language]/admin/page.tsx": "/admin",
  "app/[language]/admin/products/page.tsx": "/admin/products",
  "app/[language]/admin/products/new/page.tsx": "/admin/products/new",
  "app/[language]/admin/orders/page.tsx": "/admin/orders",
  "app/[language]/admin/orders/new/page.tsx": "/admin/orders/new",
  "app/[language]/admin/offers/new/page.tsx": "/admin/offers/new",
  "app/[language]/admin/audit-logs/page.tsx": "/admin/audit-logs",
  "app/[language]/(preview)/admin/content/preview/page.tsx": "/admin/content/preview",
};

const ADMIN_WITH_ROWS = [
  "app/[language]/admin/orders/[id]/page.tsx",
  "app/[language]/admin/customers/[id]/page.tsx",
  "app/[language]/admin/products/[id]/page.tsx",
  "app/[language]/(preview)/admin/products/[id]/preview/page.tsx",
];

/** Their journeys run axe on them: offers.spec.ts, company-prices.spec.ts, razorpay.spec.ts. */
const IN_JOURNEYS = [
  "app/[language]/admin/offers/[id]/page.tsx",
  "app/[language]/admin/price-lists/[id]/page.tsx",
  "app/[language]/pay/page.tsx",
];

test("covers every page", () => {
  const pages = globSync("app/**/page.tsx");
  const opened = [
    ...Object.keys(SHOP_PAGES),
    ...WITH_GOODS,
    ...Object.keys(ADMIN),
    ...ADMIN_WITH_ROWS,
  ];
  const listed = [...opened, ...IN_JOURNEYS];
  expect(listed.sort()).toEqual(pages.sort());
});

for (const half of [0, 1]) {
  const addresses = [...Object.values(SHOP_PAGES), ...STATES].filter(
    (_, place) => place % 2 === half,
  );
  test(`the pages of the shop, ${half + 1} of 2`, async ({ page, problems }) => {
    test.slow();
    problems.allow(/status of 40[04]/);
    for (const address of addresses) await expectAccessible(page, address);
  });
}

test("the pages of a purchase, up to the order", async ({ page, problems }) => {
  test.slow();
  problems.allow(/status of 404/);
  const product = await givenProduct(90_000, 10);
  const account = await givenAccount();
  const { id: userId } = await database().user.findUniqueOrThrow({
    where: { email: account.email },
  });
  const order = await givenOrder(database(), { userId, email: account.email });
  await openWithCart(page, "/cart", { ...product, quantity: 1 });
  for (const address of [
    `/product/${product._id}`,
    "/cart",
    "/checkout",
    `/order-confirmation?order=${order.orderId}&key=${order.accessKey}`,
  ]) {
    await expectAccessible(page, address);
  }
  const mailer = await database().product.findFirstOrThrow({
    where: { name: { startsWith: "Mailer Box" } },
    select: { id: true },
  });
  await expectAccessible(page, `/product/${mailer.id}/model`);
  await signInAs(page, account);
  for (const tab of ACCOUNT_TABS) await expectAccessible(page, `/dashboard?tab=${tab}`);
  await expectAccessible(page, `/order/${order.id}`);
});

test("the pages of the admin", async ({ page, problems }) => {
  test.slow();
  // A factory order's picture does not exist.
  problems.allow(/status of 404 .*\/media\/test/);
  await givenSignedInAdmin(page);
  const account = await givenAccount();
  const { id } = await database().user.findUniqueOrThrow({ where: { email: account.email } });
  const order = await givenOrder(database());
  for (const address of Object.values(ADMIN)) await expectAccessible(page, address);
  await expectAccessible(page, `/admin/orders/${order.id}`);
  await expectAccessible(page, `/admin/customers/${id}`);
  const product = await givenProduct(90_000, 10);
  await expectAccessible(page, `/admin/products/${product._id}`);
  await expectAccessible(page, `/admin/products/${product._id}/preview`);
});

for (const half of [0, 1]) {
  const tabs = ADMIN_TABS.filter((tab, place) => tab !== "settings" && place % 2 === half);
  test(`the tabs of the admin, ${half + 1} of 2`, async ({ page }) => {
    test.slow();
    await givenSignedInAdmin(page);
    for (const tab of tabs) await expectAccessible(page, `/admin?tab=${tab}`);
  });
}

test("the settings", async ({ page }) => {
  test.slow();
  await givenSignedInAdmin(page);
  for (const section of SETTINGS_SECTIONS) {
    await expectAccessible(page, `/admin?tab=settings&section=${section}`);
  }
});
