import { readFile } from "node:fs/promises";
import { cmyk, PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectNoAxeViolations, followSystemTheme, test } from "../fixtures";
import { givenProduct } from "../shop";
import { closeToasts, toast } from "../shopper";
import { givenOrder, PRINTED_LINE } from "../steps/factories";
import { plainPicture } from "../steps/pictures";

/** Tests artwork with the folding model: its sheet is the dieline, a logo comes from it, and it shows a proof. */

const OPTION = {
  name: "Your mark",
  sides: 1,
  maxColours: 2,
  minPieces: 1,
  setupFeePaise: 0,
  tiers: [],
  leadDays: null,
  tool: null,
};

/** The sheet of a pizza box with these measures. */
const SHEET = { width: 402, height: 649.6 };

async function givenMailer() {
  const { _id, name, thumbnailImage } = await givenProduct(90_000, 10);
  const product = { id: _id, name: name.replace("Test carton", "Pizza Box"), thumbnailImage };
  await database().product.update({
    where: { id: _id },
    data: {
      name: product.name,
      specifications: {
        "Pack size": "100 pieces",
        Dimensions: "250 × 180 × 80 mm outside (L × W × H)",
        Material: "Corrugated board",
        Ply: "3-ply, E flute",
      },
      printOptions: [OPTION],
    },
  });
  return product;
}

/** Creates an order whose mailer line needs artwork; returns the URL for its buyer. */
async function givenPrinted({ id: productId, name, thumbnailImage }: Mailer) {
  const { orderId, accessKey } = await givenOrder(database(), {
    dispatchBy: null,
    lines: { create: { ...PRINTED_LINE, productId, name, thumbnailImage } },
  });
  return { orderId, address: `/order-confirmation?order=${orderId}&key=${accessKey}` };
}

type Mailer = Awaited<ReturnType<typeof givenMailer>>;

async function look(page: Page): Promise<void> {
  await closeToasts(page);
  await expectNoAxeViolations(page);
}

const POINTS = 72 / 25.4;
/** The bleed around the sheet, in millimetres. */
const BLEED = 3;

async function sheetPdf({ width, height }: typeof SHEET): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([(width + 6) * POINTS, (height + 6) * POINTS]);
  page.setTrimBox(3 * POINTS, 3 * POINTS, width * POINTS, height * POINTS);
  page.setBleedBox(0, 0, (width + 6) * POINTS, (height + 6) * POINTS);
  page.drawRectangle({ x: 40, y: 40, width: 100, height: 60, color: cmyk(0, 0, 0, 1) });
  return Buffer.from(await pdf.save());
}

test("a logo placed on the model becomes the artwork of an order", async ({ page }) => {
  await followSystemTheme(page);
  const mailer = await givenMailer();
  await page.goto(`/product/${mailer.id}/model`);
  await page.getByLabel("Logo", { exact: true }).setInputFiles({
    name: "asha-foods.png",
    mimeType: "image/png",
    buffer: await plainPicture("png", { width: 600, height: 300 }),
  });
  await page.getByLabel("Printed on").selectOption("Front");
  await page.getByRole("button", { name: "Use this logo on my order" }).click();
  await expect(page.getByText("is kept in this browser.")).toBeVisible();
  await look(page);

  const { address } = await givenPrinted(mailer);
  await page.goto(address);
  const use = page.getByRole("button", { name: "Use the logo from the model" });
  await expect(use).toBeVisible();
  await look(page);
  await use.click();
  await expect(toast(page, "Artwork Sent")).toBeVisible();
  const name = "asha-foods (Front, 77 mm wide, own colours).pdf";
  await expect(page.getByText(`Your artwork: ${name}`)).toBeVisible();
  await expect(use).toBeHidden();
  await page.reload();
  await page.getByRole("heading", { name: "Artwork and proof" }).click();
  await expect(page.getByText(`Your artwork: ${name}`)).toBeVisible();
  await expect(use).toBeHidden();
  const other = await givenPrinted(await givenMailer());
  await page.goto(other.address);
  await expect(page.getByLabel("Send your artwork")).toBeVisible();
  await expect(use).toBeHidden();
});

test("artwork has the size of the dieline, which its buyer downloads", async ({ page }) => {
  const mailer = await givenMailer();
  await page.goto(`/product/${mailer.id}`);
  const link = page.getByRole("link", { name: "Download the dieline, 402 × 649.6 mm (SVG)" });
  const saving = page.waitForEvent("download");
  await link.click();
  const file = await readFile(await (await saving).path());
  const { width, height, format } = await sharp(file, { density: 72 }).metadata();
  expect(format).toBe("svg");
  expect(width / POINTS).toBeCloseTo(SHEET.width + 2 * BLEED, 0);
  expect(height / POINTS).toBeCloseTo(SHEET.height + 2 * BLEED, 0);

  await database().product.update({ where: { id: mailer.id }, data: { dieline: SHEET } });
  const { address } = await givenPrinted(mailer);
  await page.goto(address);
  await expect(page.getByRole("link", { name: "Dieline, 402 × 649.6 mm (SVG)" })).toBeVisible();
  const send = async (name: string, buffer: Buffer) =>
    page.getByLabel("Send your artwork").setInputFiles({
      name,
      mimeType: "application/pdf",
      buffer,
    });
  await send("small.pdf", await sheetPdf({ width: 300, height: 200 }));
  await expect(
    page.getByText("Page 1 is 300 × 200 mm, and the dieline 402 × 649.6 mm."),
  ).toBeVisible();
  await send("sheet.pdf", await sheetPdf(SHEET));
  await expect(toast(page, "Artwork Sent")).toBeVisible();
});

test("a proof is shown flat and on the product, to the buyer and to the shop", async ({
  page,
  browser,
  baseURL,
}) => {
  const mailer = await givenMailer();
  const { orderId, address } = await givenPrinted(mailer);
  const desk = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const shop = await desk.newPage();
  await followSystemTheme(shop);
  await givenSignedInAdmin(shop);
  await shop.goto(`/admin/orders/${orderId}`);
  const { width, height } = SHEET;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}"><rect width="100%" height="100%" fill="#fff"/><path d="M0 0L${2 * width} ${2 * height}M${2 * width} 0L0 ${2 * height}" stroke="#1f4a36" stroke-width="60"/><circle cx="50%" cy="72%" r="90" fill="#9c4320"/></svg>`;
  await shop.getByLabel("Send proof 1").setInputFiles({
    name: "sheet.png",
    mimeType: "image/png",
    buffer: await sharp(Buffer.from(drawing)).png().toBuffer(),
  });
  await shop.getByRole("button", { name: "Send to Customer" }).click();
  await expect(toast(shop, "Proof 1 Sent")).toBeVisible();
  const seen = async (there: Page) => {
    await there.getByRole("button", { name: "On the product" }).click();
    const model = there.getByRole("img", { name: /^Pizza box.*with page 1 of proof 1$/ });
    await expect(model).toBeVisible();
    await expect(there.getByLabel("Printed on")).toHaveValue("sheet");
    await look(there);
    await there.getByRole("slider", { name: "Fold it" }).fill("0");
    await expect(model).toHaveAccessibleName(/flat sheet/);
  };
  await seen(shop);
  await desk.close();

  await followSystemTheme(page);
  await page.goto(address);
  await expect(page.getByRole("img", { name: "Proof 1, page 1" })).toBeVisible();
  await seen(page);
  await page.getByRole("button", { name: "Flat" }).click();
  await expect(page.getByRole("img", { name: "Proof 1, page 1" })).toBeVisible();
});
