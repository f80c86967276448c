import { hash } from "@node-rs/argon2";
import type { Page } from "@playwright/test";
import type { PrismaClient } from "../../lib/db/generated/client";
import { PASSWORD, storedToken } from "../account";
import { expect } from "../fixtures";
import { test } from "../own-shop";
import { field, freshEmail } from "../shopper";
import { givenAddress, givenOrder, givenProduct, givenProof, givenUser } from "../steps/factories";
import { addHindi, hindi, lookInHindi, openDatabase } from "../steps/hindi-steps";

/** Tests a customer's pages in Hindi: the dashboard, orders, proofs and an offer. */

test.use({ shopOf: "hindi-account" });

/** Names of people, companies and devices, and texts that they wrote. */
const NAMES = [
  ...[
    "Asha Verma",
    "Nilgiri Teas",
    "Meera Nair",
    "Restock of tea boxes",
    "Mailer box",
    "Your mark",
  ],
  ...["12 MG Road", "Gurugram", "proof.pdf", ", printed"],
  ...["HeadlessChrome", "Chrome", "Linux", "Windows", "Android", "Chromium", " on "],
];

const BOX = {
  kind: "custom",
  name: "Mailer box",
  hsn: "4819",
  quantities: [{ quantity: 500, price: 14.5 }],
};

/** Creates a buyer with an order, a proof to answer and an address. */
async function givenBuyer(db: PrismaClient) {
  const email = freshEmail();
  const buyer = { name: "Asha Verma", email, passwordHash: await hash(PASSWORD) };
  const { id: userId } = await givenUser(db, buyer);
  await givenAddress(db, { userId });
  const order = await givenOrder(db, { userId, email });
  const proof = await givenProof(db, { userId, email });
  const line = await db.orderLine.findUniqueOrThrow({
    where: { id: proof.orderLineId },
    select: { order: { select: { orderId: true } } },
  });
  const product = await givenProduct(db);
  return { email, product: product.id, order: order.orderId, proofed: line.order.orderId };
}

/** Opens a page, and waits for the text that completes it. */
async function open(page: Page, address: string, whole: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(whole).locator("visible=true").first()).toBeVisible();
}

test("an account's pages are in Hindi, from the dashboard to a proof and an offer", async ({
  page,
  browser,
  shop,
  problems,
}) => {
  // Pictures of the product and of the proof do not exist.
  problems.allow(/\/media\/test|\/proofs\/|\/hi.*404|404.*\/hi/);
  const db = await openDatabase(shop);
  const buyer = await givenBuyer(db);
  const owner = { Authorization: `Bearer ${await addHindi(browser, shop)}` };

  await page.goto("/hi/auth");
  await field(page, "email").fill(buyer.email);
  await field(page, "password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/hi\/dashboard$/);
  const headers = { Authorization: `Bearer ${await storedToken(page)}` };
  const items = [{ product: buyer.product, quantity: 2 }];
  const list = { name: "Restock of tea boxes", company: false, items };
  const listed = await page.request.post("/api/lists", { headers, data: list });
  expect(listed.ok()).toBe(true);
  const founded = await page.request.post("/api/company", {
    headers,
    data: { name: "Nilgiri Teas" },
  });
  expect(founded.ok()).toBe(true);
  const requested = { name: "Asha Verma", email: buyer.email, lines: [BOX] };
  const made = await page.request.post("/api/admin/offers", { headers: owner, data: requested });
  expect(made.ok()).toBe(true);
  const offer = (await made.json()) as { _id: string; number: string };
  const sent = await page.request.post(`/api/admin/offers/${offer._id}/send`, { headers: owner });
  expect(sent.ok()).toBe(true);
  const { accessKey } = await db.offer.findUniqueOrThrow({ where: { id: offer._id } });
  await db.$disconnect();

  const tabs = {
    overview: list.name,
    orders: buyer.order,
    offers: offer.number,
    artwork: buyer.proofed,
    statement: hindi("Closing balance"),
    company: hindi("Invitations"),
    profile: hindi("Customer since"),
    settings: hindi("Ship here by default"),
    approvals: hindi("Waiting for approval"),
  };
  for (const [tab, whole] of Object.entries(tabs)) {
    await open(page, `/hi/dashboard?tab=${tab}`, whole);
    await lookInHindi(page, /\/hi\/dashboard/, NAMES);
  }
  const { _id: id } = (await listed.json()) as { _id: string };
  await open(page, `/hi/dashboard?list=${id}`, hindi("Ask Me Regularly"));
  await lookInHindi(page, /\/hi\/dashboard/, NAMES);

  await open(page, `/hi/order/${buyer.order}`, hindi("Order progress"));
  await lookInHindi(page, /\/hi\/order\//, NAMES);
  const approve = hindi("Approve Proof {n}").replace("{n}", "1");
  await open(page, `/hi/order/${buyer.proofed}`, approve);
  await lookInHindi(page, /\/hi\/order\//, NAMES);

  await open(page, `/hi/offers/${offer.number}?key=${accessKey}`, hindi("Accept Offer"));
  await lookInHindi(page, /\/hi\/offers\//, NAMES);
  await page.getByRole("button", { name: hindi("Accept Offer") }).click();
  await expect(page.getByRole("button", { name: hindi("Place Order") })).toBeVisible();
  await lookInHindi(page, /\/hi\/offers\//, NAMES);
});
