import type { APIRequestContext, Page } from "@playwright/test";
import { givenPerson, readToken } from "../api/identities";
import { authorized } from "../api/product-form";
import { database } from "../database";
import { expect, test } from "../fixtures";
import { freshEmail } from "../shopper";
import { givenOrder, PRINTED_LINE } from "../steps/factories";
import { plainPicture } from "../steps/pictures";

/** Tests what a buyer reads and answers where no script runs: offers, and proofs of what is printed. */

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

async function sentOffer(request: APIRequestContext): Promise<{ id: string; address: string }> {
  const headers = await authorized();
  const data = { name: "Asha Rao", email: freshEmail(), lines: [BOX] };
  const made = await request.post("/api/admin/offers", { headers, data });
  const { _id: id, number } = (await made.json()) as { _id: string; number: string };
  await request.post(`/api/admin/offers/${id}/send`, { headers });
  const { accessKey } = await database().offer.findUniqueOrThrow({ where: { id } });
  return { id, address: `/offers/${number}?key=${accessKey}` };
}

const readState = async (id: string) =>
  (await database().offer.findUniqueOrThrow({ where: { id }, select: { state: true } })).state;

/** Playwright's own search for texts leaves out what stands in a noscript element. */
const said = (page: Page, hasText: string | RegExp) =>
  page.locator("main").locator("p, dd").filter({ hasText });

async function send(page: Page, button: string, fields: Record<string, string>): Promise<void> {
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: button }) });
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.getByRole("button", { name: button }).click();
}

test(
  "an offer is read, asked about, sent back and accepted",
  { tag: "@narrow" },
  async ({ page, request }) => {
    const { id, address } = await sentOffer(request);
    await page.goto(address);
    await expect(page.getByRole("list", { name: "Lines of the offer" })).toContainText(
      "Mailer box",
    );
    const paper = await page.getByRole("link", { name: "Download PDF" }).getAttribute("href");
    const pdf = await request.get(paper ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");

    await send(page, "Send Message", { text: "When can it leave?" });
    await expect(said(page, "Your message was sent.")).toBeVisible();
    await expect(said(page, "When can it leave?")).toBeVisible();
    await send(page, "Ask for Changes", { text: "10 mm higher, please." });
    await expect(said(page, "We answer with a new version.")).toBeVisible();
    expect(await readState(id)).toBe("changes_asked");

    await page.getByLabel("Quantity of Mailer box").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Show the Total" }).click();
    await expect(said(page, "₹12,000.00").first()).toBeVisible();
    const who = { firstName: "Asha", lastName: "Rao", address: "12 MG Road", city: "Bengaluru" };
    await page.locator("select[name=state]").last().selectOption("Karnataka");
    await send(page, "Place Order", { ...who, zipCode: "56" });
    await expect(said(page, /That did not work:.*PIN/)).toBeVisible();
    await page.goto(page.url());
    await page.locator("select[name=state]").last().selectOption("Karnataka");
    await send(page, "Place Order", { ...who, zipCode: "560001" });
    await expect(said(page, "Thank you. Your order is placed")).toBeVisible();
    expect(await readState(id)).toBe("accepted");
    await expect(said(page, /It became order KLN-/)).toBeVisible();
  },
);

test("an offer is declined, and a link that is not complete shows none", async ({
  page,
  request,
}) => {
  const { id, address } = await sentOffer(request);
  await page.goto(address.slice(0, -1));
  await expect(said(page, "This offer does not exist")).toBeVisible();
  await page.goto(address);
  await send(page, "Decline", { reason: "Too dear." });
  await expect(said(page, "The offer was declined.")).toBeVisible();
  expect(await readState(id)).toBe("declined");
});

test("a proof is looked at, downloaded, sent back and approved", async ({ page, request }) => {
  const order = await givenOrder(database(), {
    proof: "owner",
    dispatchBy: null,
    lines: { create: PRINTED_LINE },
  });
  const line = await database().orderLine.findFirstOrThrow({ where: { orderId: order.id } });
  const sendProof = async () => {
    const proofs = `/api/admin/orders/${order.id}/lines/${line.id}/proofs`;
    const buffer = await plainPicture("png");
    const file = { name: "proof.png", mimeType: "image/png", buffer };
    const sent = await request.post(proofs, { headers: await authorized(), multipart: { file } });
    expect(sent.status()).toBe(201);
  };
  await sendProof();
  await page.goto(`/order-confirmation?order=${order.orderId}&key=${order.accessKey}`);
  await expect(page.getByRole("img", { name: "Proof 1, page 1" })).toBeVisible();
  const file = await page.getByRole("link", { name: "Download proof 1" }).getAttribute("href");
  expect((await request.get(file ?? "")).headers()["content-disposition"]).toContain("proof.png");
  await send(page, "Ask for Changes", { text: "The green is too dark." });
  await expect(said(page, "We send you the next proof.")).toBeVisible();
  await expect(said(page, "You asked for: The green is too dark.")).toBeVisible();

  await sendProof();
  await page.reload();
  await send(page, "Approve Proof 2", { name: "Asha Rao" });
  await expect(said(page, "Thank you. It will be made as the proof shows.")).toBeVisible();
  await expect(said(page, "Approved by Asha Rao.")).toBeVisible();
});

test("a form of another page does nothing in the name of who is signed in", async ({ request }) => {
  const customer = await givenPerson();
  const { id } = await sentOffer(request);
  await database().offer.update({ where: { id }, data: { userId: customer.id } });
  const people = { customer, other: customer, admin: customer };
  const cookie = `next-auth.session-token=${await readToken("customer", people)}`;
  const post = async (headers: Record<string, string>) => {
    const answer = await request.post(`/forms/offers/${id}`, {
      headers: { Cookie: cookie, ...headers },
      form: { do: "decline", reason: "Never." },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe(`/offers/${id}`);
  };
  await post({ Origin: "https://elsewhere.example" });
  await post({ Origin: "null" });
  await post({});
  expect(await readState(id)).toBe("sent");
});
