import { randomBytes } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { givenProduct } from "../shop";
import { closeToasts, field, toast } from "../shopper";
import { givenOrder, PRINTED_LINE } from "../steps/factories";
import { plainPicture } from "../steps/pictures";
import { openOrder } from "./steps/arranged-orders";

/**
 * Tests artwork and proofs for the buyer with the order's link and for the owner;
 * e2e/customer/printed-order.spec.ts approves one.
 */

const DRAWING =
  "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='40'><rect width='9' height='9'/></svg>";

async function emptyPdf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return Buffer.from(await pdf.save());
}

const image = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await plainPicture("png", { width: 800, height: 400 }),
});

async function look(page: Page): Promise<void> {
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

test("a buyer uploads artwork and pins changes on its proof", async ({
  page,
  browser,
  baseURL,
}) => {
  const { thumbnailImage } = await givenProduct(90_000, 10);
  const { orderId, accessKey } = await givenOrder(database(), {
    dispatchBy: null,
    lines: { create: { ...PRINTED_LINE, thumbnailImage } },
  });
  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const buyer = await phone.newPage();
  const order = `/order-confirmation?order=${orderId}&key=${accessKey}`;
  await buyer.goto(order);
  await expect(buyer.getByText("Waiting for your artwork")).toBeVisible();
  await look(buyer);
  await buyer.getByLabel("Send your artwork").setInputFiles({
    name: "two-pages.pdf",
    mimeType: "application/pdf",
    buffer: await emptyPdf(2),
  });
  await expect(buyer.getByText("The file has 2 pages, and 1 side is printed.")).toBeVisible();
  await look(buyer);
  await buyer.getByLabel("Send your artwork").setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(DRAWING),
  });
  await expect(toast(buyer, "Artwork Sent")).toBeVisible();
  await expect(buyer.getByText("We check your artwork")).toBeVisible();
  await buyer.getByLabel("Send another artwork").setInputFiles({
    name: "working file.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("PK\x03\x04 whatever"),
  });
  await expect(toast(buyer, "File Sent")).toBeVisible();
  await expect(buyer.getByText("Also sent: working file.zip")).toBeVisible();
  const refused = buyer.getByRole("listitem").filter({ hasText: "Refused: two-pages.pdf" }).last();
  await expect(refused).toContainText("The file has 2 pages");

  await givenSignedInAdmin(page);
  await openOrder(page, orderId);
  await expect(page.getByRole("link", { name: "working file.zip" })).toBeVisible();
  await page.getByRole("button", { name: "Use Despite Errors two-pages.pdf" }).click();
  await expect(toast(page, "Artwork Taken Over")).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: "Use This File logo.svg" }).click();
  await expect(page.getByRole("button", { name: "Use This File logo.svg" })).toBeHidden();
  await expect(page.getByRole("link", { name: "logo.svg" })).toBeVisible();
  await page.getByLabel("Send proof 1").setInputFiles(await image("one.png"));
  await expect(page.getByRole("img", { name: "Page 1 of proof 1" })).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: "Send to Customer" }).click();
  await expect(toast(page, "Proof 1 Sent")).toBeVisible();
  await expect(page.getByRole("img", { name: "Proof 1, page 1" })).toBeVisible();
  await look(page);

  await buyer.goto(order);
  await expect(buyer.getByRole("img", { name: "Proof 1, page 1" })).toBeVisible();
  await buyer.getByRole("button", { name: "Add a note to the picture" }).click();
  await buyer.getByLabel("From the left").selectOption({ label: "20%" });
  await field(buyer, "text").fill("The mark is too small.");
  await buyer.getByRole("button", { name: "Add note" }).click();
  await expect(buyer.getByRole("list", { name: "Notes on proof 1" })).toContainText("too small");
  await look(buyer);
  await buyer.getByRole("button", { name: "Ask for Changes" }).click();
  await buyer.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(toast(buyer, "Changes Sent")).toBeVisible();
  await expect(buyer.getByText("We work on your changes")).toBeVisible();

  await openOrder(page, orderId);
  await expect(page.getByText("Changes asked")).toBeVisible();
  await page.getByLabel("Send proof 2").setInputFiles(await image("two.png"));
  await page.getByRole("button", { name: "Send to Customer" }).click();
  await expect(toast(page, "Proof 2 Sent")).toBeVisible();
  await page.getByRole("button", { name: "Resolve note 1" }).click();
  await expect(page.getByRole("button", { name: "Reopen note 1" })).toBeVisible();
  await phone.close();
});

test("an interrupted artwork upload resumes, also after the page was closed", async ({ page }) => {
  const { thumbnailImage } = await givenProduct(90_000, 10);
  const { orderId, accessKey } = await givenOrder(database(), {
    dispatchBy: null,
    lines: { create: { ...PRINTED_LINE, thumbnailImage } },
  });
  // Noise does not compress: 9 MB in three parts.
  const [width, height] = [1750, 1750];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const file = { name: "print.png", mimeType: "image/png", buffer: await noise.png().toBuffer() };
  const parts: string[] = [];
  const lost = "**/api/artworks/*/parts/2*";
  // The connection hangs in the second part.
  await page.route(lost, () => undefined);
  await page.goto(`/order-confirmation?order=${orderId}&key=${accessKey}`);
  const second = page.waitForRequest(/\/parts\/2/);
  await page.getByLabel("Send your artwork").setInputFiles(file);
  await second;
  await page.reload();
  await page.unroute(lost);
  page.on("request", (request) => {
    const [, part] = /\/parts\/(\d+)/.exec(request.url()) ?? [];
    if (part) parts.push(part);
  });
  await page.getByLabel("Send your artwork").setInputFiles(file);
  await expect(toast(page, "Artwork Sent")).toBeVisible();
  expect(parts).toEqual(["2", "3"]);
  await expect(page.getByText("Your artwork: print.png")).toBeVisible();
});

test("an admin starts production without an approval with a recorded reason", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { thumbnailImage } = await givenProduct(90_000, 10);
  const { id, orderId } = await givenOrder(database(), {
    dispatchBy: null,
    lines: { create: { ...PRINTED_LINE, thumbnailImage } },
  });
  await givenSignedInAdmin(page);
  await openOrder(page, orderId);
  await page.getByRole("button", { name: "Start Production" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start Production" }).click();
  const dialog = page.getByRole("dialog", { name: "Start production all the same?" });
  await expect(dialog).toContainText("Kraft mailer box, printed");
  await expectNoAxeViolations(page);
  await field(page, "override").fill("Repeat of last year's job.");
  await dialog.getByRole("button", { name: "Start All the Same" }).click();
  await expect(toast(page, "Order Updated")).toBeVisible();
  const { status } = await database().order.findUniqueOrThrow({ where: { id } });
  expect(status).toBe("Processing");
});
