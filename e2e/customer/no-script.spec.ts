import type { APIRequestContext, Page } from "@playwright/test";
import { authorized } from "../api/product-form";
import { database } from "../database";
import { expect, test } from "../fixtures";
import { freshEmail } from "../shopper";
import { givenOrder, PRINTED_LINE } from "../steps/factories";
import { plainPicture } from "../steps/pictures";

/** Tests a buyer's pages without scripts: offers, proofs, and the sign-in page. */

test.use({ javaScriptEnabled: false });

// The browser logs an error for every script that it may not run.
test.beforeEach(({ problems }) => {
  problems.allow(/\.js csp$/);
});

const BOX = {
  kind: "custom",
  name: "Mailer box",
  hsn: "4819",
  quantities: [
    { quantity: 500, price: 14.5 },
    { quantity: 1000, price: 12 },
  ],
};

async function sentOffer(request: APIRequestContext): Promise<{ address: string }> {
  const headers = await authorized();
  const data = { name: "Asha Rao", email: freshEmail(), lines: [BOX] };
  const made = await request.post("/api/admin/offers", { headers, data });
  const { _id: id, number } = (await made.json()) as { _id: string; number: string };
  await request.post(`/api/admin/offers/${id}/send`, { headers });
  const { accessKey } = await database().offer.findUniqueOrThrow({ where: { id } });
  return { address: `/offers/${number}?key=${accessKey}` };
}

/** Playwright's own text search skips noscript elements. */
const said = (page: Page, hasText: string | RegExp) =>
  page.locator("main").locator("p, dd").filter({ hasText });

/** Expects the contact from the settings, as in the footer. */
async function expectContact(page: Page): Promise<void> {
  const note = said(page, /needs JavaScript/);
  for (const kind of ["tel:", "mailto:"]) {
    const link = `a[href^="${kind}"]`;
    const text = await page.getByRole("contentinfo").locator(link).first().innerText();
    await expect(note.locator(link).filter({ hasText: text })).toBeVisible();
  }
}

test("an offer is readable, with the shop's contact", async ({ page, request }) => {
  const { address } = await sentOffer(request);
  await page.goto(address);
  await expect(page.getByRole("list", { name: "Lines of the offer" })).toContainText("Mailer box");
  await expect(said(page, "₹7,250.00").first()).toBeVisible();
  const document = await page.getByRole("link", { name: "Download PDF" }).getAttribute("href");
  const pdf = await request.get(document ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  await expectContact(page);
  await page.goto(address.slice(0, -1));
  await expect(said(page, "This offer does not exist")).toBeVisible();
});

test("a proof is viewed and downloaded", async ({ page, request }) => {
  const order = await givenOrder(database(), {
    proof: "owner",
    dispatchBy: null,
    lines: { create: PRINTED_LINE },
  });
  const line = await database().orderLine.findFirstOrThrow({ where: { orderId: order.id } });
  const proofs = `/api/admin/orders/${order.id}/lines/${line.id}/proofs`;
  const buffer = await plainPicture("png");
  const proof = { name: "proof.png", mimeType: "image/png", buffer };
  const sent = await request.post(proofs, {
    headers: await authorized(),
    multipart: { file: proof },
  });
  expect(sent.status()).toBe(201);
  await page.goto(`/order-confirmation?order=${order.orderId}&key=${order.accessKey}`);
  await expect(page.getByRole("img", { name: "Proof 1, page 1" })).toBeVisible();
  const file = await page.getByRole("link", { name: "Download proof 1" }).getAttribute("href");
  expect((await request.get(file ?? "")).headers()["content-disposition"]).toContain("proof.png");
  await expectContact(page);
});

test("the sign-in page says what it needs, and shows no form that would not work", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(said(page, "Signing in needs JavaScript.")).toBeVisible();
  await expect(page.locator("form:visible, [role=status]:visible")).toHaveCount(0);
});
