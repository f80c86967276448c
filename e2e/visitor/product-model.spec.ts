import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures";
import { catalogue } from "../shopper";

/** Tests turning and folding a product, and adding a logo to it. */

async function productCalled(request: APIRequestContext, name: RegExp) {
  const found = (await catalogue(request)).find((product) => name.test(product.name));
  if (!found) throw new Error(`The demo has no product called ${name}.`);
  return found;
}

/** Returns how many pixels of a PNG have nearly this colour. */
async function readPixels(file: Buffer, colour: readonly number[]): Promise<number> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let index = 0; index < data.length; index += info.channels) {
    const far = colour.reduce(
      (sum, one, part) => sum + Math.abs(one - (data[index + part] ?? 0)),
      0,
    );
    if (far < 60) found += 1;
  }
  return found;
}

/** Returns a magenta square, a colour that no paper of the shop has. */
const magenta = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: "#ff00ff" } })
    .png()
    .toBuffer();

test("a visitor opens the model from the product's pictures and saves a picture with a logo", async ({
  page,
  request,
}) => {
  const product = await productCalled(request, /^Mailer Box, Kraft/);
  await page.goto(`/product/${product._id}`);
  await page.getByRole("link", { name: "Turn it, fold it, put your logo on it" }).click();
  await expect(page).toHaveURL(`/product/${product._id}/model`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
  const picture = page.getByRole("img", { name: /^Mailer box, 250 × 180 × 80 mm/ });
  await expect(picture).toHaveAccessibleName(/: folded, seen from the front and right/);

  // The server-rendered drawing has the same name but cannot be turned.
  await expect(page.getByRole("slider", { name: "Fold it" })).toBeVisible();
  // Waits until the new page has scrolled to its top.
  await picture.hover({ position: { x: 300, y: 200 } });
  const box = await picture.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 4 });
  await page.mouse.up();
  await expect(picture).toHaveAccessibleName(/seen from the front and left/);
  await page.getByRole("slider", { name: "Fold it" }).fill("0");
  await expect(picture).toHaveAccessibleName(/flat sheet/);

  const requested: string[] = [];
  page.on("request", (sent) => {
    // Scripts load when they are needed. The browser reads the chosen file through a data or blob URL.
    const isCode = sent.resourceType() === "script";
    if (!isCode && !/^(data|blob):/.test(sent.url())) requested.push(sent.url());
  });
  const file = { name: "logo.png", mimeType: "image/png", buffer: await magenta() };
  await page.getByLabel("Logo", { exact: true }).setInputFiles(file);
  await expect(picture).toHaveAccessibleName(/with your logo$/);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save picture" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("mailer-box-kraft-medium.png");
  const saved = await readFile(await download.path());
  expect((await sharp(saved).metadata()).format).toBe("png");
  expect(await readPixels(saved, [222, 0, 150])).toBeGreaterThan(1000);
  expect(requested).toEqual([]);
});

test("a product that is not folded from a sheet has no such page", async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 404/);
  const tape = await productCalled(request, /Tape/);
  await page.goto(`/product/${tape._id}`);
  await page.getByRole("tab", { name: "Specifications" }).click();
  await expect(page.getByRole("table", { name: "Specifications" })).toBeVisible();
  await expect(page.getByRole("link", { name: /fold it/ })).toHaveCount(0);
  const response = await page.goto(`/product/${tape._id}/model`);
  expect(response?.status()).toBe(404);
});
