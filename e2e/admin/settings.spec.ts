import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { type SettingsSection, staffPaths } from "@/lib/base/staff-paths";
import { givenSignedInAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { inTurn } from "../shop";
import { field, toast } from "../shopper";

const save = (page: Page, description: string): Locator =>
  page.getByRole("button", { name: `Save ${description}` });

async function openSection(page: Page, section: SettingsSection): Promise<void> {
  await givenSignedInAdmin(page);
  await page.goto(staffPaths.settings(section));
  await expect(page.getByRole("button", { name: /^Save / }).first()).toBeVisible();
}

/** Saves and waits for the response; the site has changed by then. */
async function saved(page: Page, description: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === "PUT");
  await save(page, description).click();
  expect((await answer).status()).toBe(200);
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#1c3f2f" } })
    .png()
    .toBuffer();

async function upload(page: Page, description: string, name: string, buffer: Buffer) {
  const mimeType = name.endsWith(".svg") ? "image/svg+xml" : "image/png";
  await page.getByLabel(`Upload ${description}`).setInputFiles({ name, mimeType, buffer });
}

test("a text is saved on Enter, and shown on the next page that is opened", async ({
  page,
  context,
}) => {
  await inTurn("footerCredits", async () => {
    await openSection(page, "shop");
    const credits = field(page, "footerCredits");
    const before = await credits.inputValue();
    const after = `Folded by hand in Gurugram ${randomUUID()}`;
    await expect(save(page, "Footer credits")).toBeDisabled();
    await credits.fill(after);
    await expect(save(page, "Footer credits")).toBeEnabled();
    await credits.fill(before);
    await expect(save(page, "Footer credits")).toBeDisabled();

    await credits.fill(`  ${after} `);
    await credits.press("Enter");
    await expect(toast(page, "Footer credits updated successfully")).toBeVisible();
    await expect(credits).toHaveValue(after);
    await expect(save(page, "Footer credits")).toBeDisabled();
    const visitor = await context.newPage();
    const visitorsRead = async (credits: string) => {
      for (const address of ["/terms-of-service", "/products?q=box"]) {
        await visitor.goto(address);
        await expect(visitor.getByRole("contentinfo")).toContainText(credits);
      }
    };
    await visitorsRead(after);

    await credits.fill(before);
    await saved(page, "Footer credits");
    await visitorsRead(before);
  });
});

test("a logo is uploaded, shown by the site, and removed", async ({ page, context, problems }) => {
  problems.allow(/status of 415/);
  await inTurn("logoImageUrl", async () => {
    await openSection(page, "shop");
    await upload(page, "Logo image", "logo.svg", Buffer.from("<svg onload='alert(1)'/>"));
    await expect(toast(page, "Error")).toContainText("is an SVG drawing");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("is an SVG drawing");

    await upload(page, "Logo image", "logo.png", await png(480, 120));
    await expect(toast(page, "Logo image updated successfully")).toBeVisible();
    await expect(field(page, "logoImageUrl")).toHaveValue(/^\/media\/[0-9a-f]{24}\.webp$/);
    const visitor = await context.newPage();
    await visitor.goto("/terms-of-service");
    const logo = visitor.getByRole("banner").getByRole("img", { name: "KLN Packaging" });
    await expect(logo).toHaveAttribute("src", /^\/media\//);
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(360);
    problems.allow(/ERR_FAILED/);
    await visitor.route(/\/media\/[0-9a-f]{24}/, (route) => route.abort());
    await visitor.reload();
    await expect(visitor.getByRole("banner").getByText("KLN Packaging")).toBeVisible();
    await visitor.unroute(/\/media\/[0-9a-f]{24}/);

    await page.getByRole("button", { name: "Remove Logo image" }).click();
    await saved(page, "Logo image");
    await expect(page.getByText("Now: the default logo.")).toBeVisible();
    await visitor.reload();
    await expect(logo).toHaveCount(0);
  });
});
